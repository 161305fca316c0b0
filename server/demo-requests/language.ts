import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/pages/urls';

/**
 * Language to answer in: the one the form names, else that of the page it was on, else the first of
 * the browser's languages that the site speaks.
 */
export function languageOf(request: FastifyRequest, named?: string): Locale {
  return isLocale(named)
    ? named
    : (ofReferrer(request.headers.referer) ?? ofBrowser(request.headers['accept-language']));
}

/** Other hosts send their origin alone, which says nothing about the language. */
function ofReferrer(referrer = ''): Locale | null {
  const { pathname } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '/' };
  return pathname === '/' ? null : localeOfPath(pathname);
}

function ofBrowser(accepted = ''): Locale {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLocale) ?? defaultLocale;
}
