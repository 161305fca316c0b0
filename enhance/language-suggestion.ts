import { LANGUAGE_KEY, read, write } from './storage';

const LANGUAGES = ['fr', 'en'];

/** The visitor's language: their stored choice, then the browser's, then English. */
export function preferredLanguage(stored: string | null, browser: readonly string[]): string {
  if (stored && LANGUAGES.includes(stored)) return stored;
  const known = browser
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => LANGUAGES.includes(tag));
  return known ?? 'en';
}

/** Shows the offer of the other version when the visitor prefers it. Dismissing keeps the present one. */
export function suggestLanguage(): void {
  const current = document.documentElement.lang;
  const offer = document.querySelector<HTMLElement>('[data-language-suggestion]');
  if (
    !offer ||
    offer.dataset.languageSuggestion !== preferredLanguage(read(LANGUAGE_KEY), navigator.languages)
  )
    return;
  offer.hidden = false;
  offer.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    write(LANGUAGE_KEY, current);
    offer.hidden = true;
  });
}
