// The site search, loaded on first use (browser/enhance/search.ts).
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { createDialog } from './dialog';
import { afterTyping, moveByArrows } from './dom';
import css from './search.css?text';
import { SearchView } from './view';

const { lang } = document.documentElement;
const labels = SEARCH_LABELS[isLocale(lang) ? lang : defaultLocale];
let dialog: HTMLDialogElement | undefined;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const indexOf = (link: HTMLElement): string => link.dataset.search ?? '';

/** The search page's field, or null on other pages. */
const pageField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-search-form] input');

/**
 * Opens the search dialog; on the search page, focuses the field.
 * @param link the search link, which carries the index URL.
 * @param typed what the visitor has typed meanwhile, which the field then holds.
 */
export function openSearch(link: HTMLElement, typed: string): void {
  const field = pageField();
  if (field) {
    field.focus();
    field.select();
    begin(field, typed);
    return;
  }
  if (!dialog) {
    dialog = createDialog(labels, indexOf(link));
    document.body.append(dialog);
  }
  if (dialog.open) return;
  // Closing the dialog restores focus to the active element; some browsers don't focus a link on click.
  if (document.activeElement === document.body) link.focus();
  dialog.showModal();
  begin(dialog.querySelector('input'), typed);
}

function begin(field: HTMLInputElement | null, typed: string): void {
  if (!field || !typed) return;
  field.value = typed;
  field.dispatchEvent(new Event('input'));
}

/** Shows results on the search page while typing and for the query in its URL (`?q=`), which is kept in sync. */
export function searchOnPage(link: HTMLElement): void {
  const field = pageField();
  const place = document.querySelector<HTMLElement>('[data-search-results]');
  if (!field?.form || !place) return;
  const view = new SearchView({ labels, index: indexOf(link), field, start: [] });
  place.append(view.status, view.body);

  const answer = (query: string) => {
    const address = query.trim() ? `?q=${encodeURIComponent(query.trim())}` : location.pathname;
    // replaceState: typing must not add history entries.
    history.replaceState(history.state, '', address);
    view.show(query);
  };
  afterTyping(field, answer);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer(field.value);
  });
  const section = place.parentElement;
  if (section) moveByArrows(section, field);

  const parameter = new URLSearchParams(location.search).get('q');
  if (!field.value) field.value = parameter ?? '';
  if (field.value) view.show(field.value);
}
