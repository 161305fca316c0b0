import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale, localeOfPath } from '@/lib/i18n/locales';

/**
 * Language of the response: the form's `locale`, else that of the referring page, else the first
 * supported language in `Accept-Language`, by its q-values.
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

/** The supported language that the browser prefers. */
export function ofBrowser(accepted = ''): Locale {
  const ranked = accepted
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

/** Whether a browser is navigating (a form without JavaScript), as opposed to a script that wants JSON. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !accept.includes('application/json');
