// The search of the site, loaded on first use (enhance/search.ts).
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { createDialog } from './dialog';
import { answerOnPage, pageField } from './page';
import css from './search.css?text';

const { lang } = document.documentElement;
const words = SEARCH_WORDS[isLocale(lang) ? lang : defaultLocale];
let dialog: HTMLDialogElement | undefined;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const indexOf = (link: HTMLElement): string => link.dataset.search ?? '';

/**
 * Opens the search; on its own page, goes to the field.
 * @param link the link to the search, which names the index.
 */
export function openSearch(link: HTMLElement): void {
  const field = pageField();
  if (field) {
    field.focus();
    field.select();
    return;
  }
  if (!dialog) {
    dialog = createDialog(words, indexOf(link));
    document.body.append(dialog);
  }
  if (dialog.open) return;
  // Closing gives the focus back to what has it now; some browsers give none to a link that is clicked.
  if (document.activeElement === document.body) link.focus();
  dialog.showModal();
}

/** Answers on the page of the search. */
export function searchOnPage(link: HTMLElement): void {
  answerOnPage(words, indexOf(link));
}
