import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeOfPath } from '@/lib/i18n/locales';

/**
 * Language of the response: the form's `locale`, else that of the referring page, else the first
 * supported language in `Accept-Language`.
 */
export function languageOf(request: FastifyRequest, named?: string): Locale {
  return isLocale(named)
    ? named
    : (ofReferrer(request.headers.referer) ?? ofBrowser(request.headers['accept-language']));
}

/** Cross-origin referrers are reduced to the origin, which says nothing about the language. */
function ofReferrer(referrer = ''): Locale | null {
  const { pathname } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '/' };
  return pathname === '/' ? null : localeOfPath(pathname);
}

/** The first supported language of a browser, which names the preferred ones first. */
export const ofBrowser = (accepted = ''): Locale =>
  accepted
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLocale) ?? defaultLocale;

/** Whether a browser is navigating (a form without JavaScript), as opposed to a script that wants JSON. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !accept.includes('application/json');
