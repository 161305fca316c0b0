import type { SearchFile } from '@/browser/search/query/file';
import type { SearchLabels } from '@/browser/search/query/labels';

export const words: SearchLabels = {
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

export const answer = { ok: true, status: 200 };
export let fetched: jest.Mock;
export let dialog: HTMLDialogElement;

export const query = <T extends Element = HTMLElement>(selector: string): T => {
  const found = dialog.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
export const field = () => query<HTMLInputElement>('input[type=search]');
export const status = () => query('[role=status]').textContent;
export const links = () => [...dialog.querySelectorAll('.search-body a')];
/** Waits for the debounce and the search. */
export const settle = () => jest.advanceTimersByTimeAsync(1000);
export async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await settle();
}
export const press = (target: Element, key: string) =>
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
