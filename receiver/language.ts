import type { FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** Language of the response: the form's `locale`, else the browser's. */
export const languageOf = ({ headers }: FastifyRequest, named?: string): Locale =>
  isLocale(named) ? named : ofBrowser(headers['accept-language']);

/** The first supported language of a browser, which names the preferred ones first. */
export const ofBrowser = (accepted = ''): Locale =>
  accepted
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLocale) ?? defaultLocale;

/** Whether a browser is navigating (a form without JavaScript), as opposed to a script that wants JSON. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html') && !accept.includes('application/json');
