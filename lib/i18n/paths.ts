import { defaultLocale, isLocale, type Locale } from './locales';

/** `/` for French, `/en/` for English: the root of a language. */
export const localeRoot = (locale: Locale): string =>
  locale === defaultLocale ? '/' : `/${locale}/`;

/**
 * Locale of a path: its first segment if that is a locale prefix, otherwise the default. `/english/` is
 * French.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}
