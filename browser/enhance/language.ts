import { LANGUAGE_KEY, write } from '@/lib/browser/storage';

/**
 * Stores the chosen language, and stays at the same place: ids are the same in every language, the checker keeps its
 * answers in the fragment, and the search its words in the query. Shows the select, which narrow screens have in place of the links.
 */
export function enhanceLanguageChoice(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-language]')
        : null;
    if (!link?.dataset.language) return;
    write(LANGUAGE_KEY, link.dataset.language);
    link.search = location.search;
    link.hash = location.hash;
  });

  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-language-select]')) {
    select.hidden = false;
    select.addEventListener('change', () => {
      const option = select.selectedOptions[0];
      if (option?.dataset.locale) write(LANGUAGE_KEY, option.dataset.locale);
      location.assign(select.value + location.search + location.hash);
    });
  }
}

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
