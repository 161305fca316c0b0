/** @jest-environment jsdom */
import type { SearchFile } from '@/browser/search/query/file';
import type { SearchLabels } from '@/browser/search/query/labels';

const words: SearchLabels = {
  label: 'Rechercher sur le site',
  submit: 'Rechercher',
  close: 'Fermer',
  placeholder: 'CSRD',
  start: 'Par exemple :',
  examples: ['seuils'],
  loading: 'Chargement',
  none: 'Rien pour « {query} »',
  one: '1 page trouvée',
  many: '{count} pages trouvées',
  advice: 'Essayez autrement',
  failed: 'Pas de recherche',
  failedAdvice: 'Réessayez',
  retry: 'Réessayer',
  all: 'Tous les résultats',
  shortcut: 'Touche /',
  groups: {
    product: 'Produit',
    solutions: 'Solutions',
    resources: 'Guides',
    company: 'Entreprise',
    legal: 'Mentions',
  },
  siteMap: { label: 'Plan du site', address: '/recherche/' },
  help: [{ label: 'Glossaire', address: '/glossaire/' }],
};

const answer = { ok: true, status: 200 };
let fetched: jest.Mock;
let dialog: HTMLDialogElement;

const query = <T extends Element = HTMLElement>(selector: string): T => {
  const found = dialog.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const field = () => query<HTMLInputElement>('input[type=search]');
const status = () => query('[role=status]').textContent;
const links = () => [...dialog.querySelectorAll('.search-body a')];
/** Waits for the debounce and the search. */
const settle = () => jest.advanceTimersByTimeAsync(1000);
async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await settle();
}
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  localStorage.clear();
  document.body.innerHTML = '';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const pages = Array.from({ length: 8 }, (_, index) => ({
    address: `/guide-${index}/`,
    title: index === 0 ? 'La CSRD' : `Guide ${index}`,
    group: 'resources' as const,
    weight: 1,
  }));
  const file: SearchFile = {
    locale: 'fr',
    pages,
    sections: [
      { page: 0, anchor: '', heading: 'La CSRD', text: 'Publier.' },
      { page: 0, anchor: 'seuils', heading: 'Seuils <b>2025</b>', text: 'Les seuils montent.' },
      ...pages.map((_, page) => ({ page, anchor: 'x', heading: 'Note', text: 'Un mot commun.' })),
    ],
    synonyms: [],
  };
  fetched = jest.fn(async () => ({ ...answer, json: async () => file }));
  globalThis.fetch = fetched;
  const { createDialog } = await import('@/browser/search/dialog/dialog');
  dialog = createDialog(words, '/index.json');
  document.body.append(dialog);
  dialog.showModal();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('lists pages with their matching sections as links, and announces the count', async () => {
  await type('seuils csrd');
  expect(status()).toBe('1 page trouvée');
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/guide-0/', 'La CSRD'],
    ['/guide-0/#seuils', 'Seuils <b>2025</b>'],
  ]);
  expect(dialog.querySelector('b')).toBeNull();
  expect([...dialog.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'CSRD',
    'Seuils',
    'seuils',
  ]);
});

it('drops results of an outdated query', async () => {
  let arrive: (value: unknown) => void = () => {};
  const file = await (await fetched()).json();
  fetched.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await type('csrd');
  expect(status()).toBe('Chargement');
  await type('rien de tel');
  arrive({ ...answer, json: async () => file });
  await settle();
  expect(status()).toBe('Rien pour « rien de tel »');
});
