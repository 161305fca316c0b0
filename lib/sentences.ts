import type { Locale } from './i18n/locales';

/** A colon inside a sentence; in French, with a no-break space before it. */
export const COLON: Record<Locale, string> = { fr: '\u00a0: ', en: ': ' };
