import { LANGUAGE_KEY, read, write } from '@/lib/browser/storage';

/** The visitor's language among those known: their stored choice, then the browser's, then English. */
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

/** Shows the offer of the version the visitor prefers. Dismissing keeps the present one. */
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
