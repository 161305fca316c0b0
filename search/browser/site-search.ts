// The site search, loaded on first use (enhance/search.ts).
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { createDialog } from './dialog';
import { answerOnPage, pageField } from './page';
import css from './search.css?text';

const { lang } = document.documentElement;
const labels = SEARCH_LABELS[isLocale(lang) ? lang : defaultLocale];
let dialog: HTMLDialogElement | undefined;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const indexOf = (link: HTMLElement): string => link.dataset.search ?? '';

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

/** Shows results on the search page. */
export function searchOnPage(link: HTMLElement): void {
  answerOnPage(labels, indexOf(link));
}
