import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales';

/** The locale comes from the path alone: no detection, no cookie. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});
