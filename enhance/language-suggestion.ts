import { LANGUAGE_KEY, read, write } from '@/lib/browser/storage';

/** The visitor's preferred supported language: the stored choice, else the browser's, else English. */
export function preferredLanguage(
  stored: string | null,
  browser: readonly string[],
  known: readonly (string | undefined)[],
): string {
  if (stored && known.includes(stored)) return stored;
  return (
    browser.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => known.includes(tag)) ?? 'en'
  );
}

/** Suggests the page in the visitor's preferred language. Dismissing stores the current language. */
export function suggestLanguage(): void {
  const current = document.documentElement.lang;
  const offers = [...document.querySelectorAll<HTMLElement>('[data-language-suggestion]')];
  const languageOf = (offer: HTMLElement) => offer.dataset.languageSuggestion;
  const known = [current, ...offers.map(languageOf)];
  const preferred = preferredLanguage(read(LANGUAGE_KEY), navigator.languages, known);
  const offer = offers.find((candidate) => languageOf(candidate) === preferred);
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    write(LANGUAGE_KEY, current);
    offer.hidden = true;
  });
}
