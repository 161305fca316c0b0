import { LANGUAGE_KEY, write } from '@/lib/browser/storage';

/** Lets visitors dismiss the suggestion of another language, which stores the page's as their choice. */
export function dismissSuggestions(): void {
  const { lang, dataset } = document.documentElement;
  for (const button of document.querySelectorAll('[data-suggestion] [data-dismiss]')) {
    button.addEventListener('click', () => {
      write(LANGUAGE_KEY, lang);
      dataset.reads = lang;
    });
  }
}
