/** @jest-environment jsdom */

import type { SearchLabels } from '@/search/query/labels';
import type { SearchFile } from '@/search/query/types';

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
const settle = () => jest.advanceTimersByTimeAsync(1000);
async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await settle();
}
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

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
    questions: '/questions/',
    synonyms: [],
  };
  fetched = jest.fn(async () => ({ ...answer, json: async () => file }));
  globalThis.fetch = fetched;
  const { createDialog } = await import('@/search/browser/dialog');
  dialog = createDialog(words, '/index.json');
  document.body.append(dialog);
  dialog.showModal();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('has an accessible name, a labelled field and a close button', () => {
  expect(dialog.getAttribute('aria-label')).toBe(words.label);
  expect(field().getAttribute('aria-label')).toBe(words.label);
  query('.search-close').click();
  expect(dialog.open).toBe(false);
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

it('shows six pages and a link to the rest', async () => {
  await type('commun');
  expect(status()).toBe('8 pages trouvées');
  expect(dialog.querySelectorAll('.search-page')).toHaveLength(6);
  expect(links().at(-1)?.getAttribute('href')).toBe('/recherche/?q=commun');
});

it('debounces typing, and fetches the index once', async () => {
  field().focus();
  field().value = 'c';
  field().dispatchEvent(new Event('input'));
  jest.advanceTimersByTime(100);
  await type('csrd');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(status()).toBe('1 page trouvée');
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

it('suggests pages when nothing is found', async () => {
  await type('zzz');
  expect(status()).toBe('Rien pour « zzz »');
  expect(links().map((link) => link.textContent)).toEqual(['Glossaire']);
});

it('reports an index that fails to load, and retries', async () => {
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  await type('csrd');
  expect(status()).toBe('Pas de recherche');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/recherche/']);
  query('.search-body button').focus();
  query('.search-body button').click();
  await settle();
  expect(status()).toBe('1 page trouvée');
  expect(document.activeElement).toBe(links()[0]);
});

it('starts with examples, and returns to them when the field is cleared', async () => {
  query('.search-body button').click();
  await settle();
  expect(field().value).toBe('seuils');
  expect(status()).toBe('1 page trouvée');
  await type('  ');
  expect(status()).toBe('');
  expect(query('.search-body').textContent).toContain('Par exemple');
});

it('moves focus between field and links with the arrow keys', async () => {
  await type('seuils csrd');
  field().focus();
  press(field(), 'ArrowDown');
  expect(document.activeElement).toBe(links()[0]);
  press(links()[0] as Element, 'ArrowDown');
  press(links()[1] as Element, 'ArrowDown');
  expect(document.activeElement).toBe(links()[1]);
  press(links()[1] as Element, 'ArrowUp');
  press(links()[0] as Element, 'ArrowUp');
  expect(document.activeElement).toBe(field());
});

it('keeps focus when results are replaced', async () => {
  await type('seuils');
  (links()[0] as HTMLElement).focus();
  await type('csrd');
  expect(document.activeElement).toBe(links()[0]);
  await type('');
  expect(document.activeElement).toBe(field());
});

it('closes on Escape in the field, even when it has text', async () => {
  await type('csrd');
  press(field(), 'Escape');
  expect(dialog.open).toBe(false);
});

it('closes on a click on the backdrop, but not on a drag that began inside', () => {
  const down = (target: Element) =>
    target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  down(field());
  dialog.click();
  expect(dialog.open).toBe(true);
  down(dialog);
  dialog.click();
  expect(dialog.open).toBe(false);
});

it('lets the visitor turn the shortcut off', () => {
  const box = query<HTMLInputElement>('input[type=checkbox]');
  expect(box.checked).toBe(true);
  box.click();
  expect(localStorage.getItem('searchShortcut')).toBe('off');
});
