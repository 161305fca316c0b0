import type { Locale } from '@/lib/i18n/locales';

const FOLDER = '/checker/';

export const lawFile = (locale: Locale): string => `law-${locale}.json`;

/** Address of the law that the checker applies, in a language. */
export const lawAddress = (locale: Locale): string => `${FOLDER}${lawFile(locale)}`;

export const eventsFile = (locale: Locale): string => `dates-${locale}.json`;

/** Address of the coming dates as events of a calendar, in a language. */
export const eventsAddress = (locale: Locale): string => `${FOLDER}${eventsFile(locale)}`;
