import type { FastifyRequest } from 'fastify';
import { kindOf } from '@/form/contact';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/i18n/paths';
import { typesetDeep } from '@/lib/typography';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';

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

/** Widens literal messages to string, so that every language has the same type. */
type Shape<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Shape<Branch[Key]>;
};
type Catalogue = Shape<Pick<typeof fr, 'demoRequest'>>;

const catalogues: Record<Locale, Catalogue> = {
  fr: typesetDeep<Catalogue>({ demoRequest: fr.demoRequest }, 'fr'),
  en: typesetDeep<Catalogue>({ demoRequest: en.demoRequest }, 'en'),
};

/** Reads a namespace outside Next. `check:messages` recognises its calls (authoring/messages/usage.ts). */
function createReader<Namespace extends keyof Catalogue>(locale: Locale, namespace: Namespace) {
  const messages = catalogues[locale][namespace];
  return { raw: <Key extends keyof Catalogue[Namespace]>(key: Key) => messages[key] };
}

/** The receiver's messages in one language: the namespace `demoRequest`, typeset. */
export function receiverMessages(locale: Locale) {
  const t = createReader(locale, 'demoRequest');
  return {
    errors: t.raw('errors'),
    fields: t.raw('fields'),
    contact: t.raw('contact'),
    sectors: t.raw('sectors'),
    companySizes: t.raw('companySizes'),
    receiver: t.raw('receiver'),
    mail: t.raw('mail'),
    written: t.raw('written'),
  };
}
export type ReceiverMessages = ReturnType<typeof receiverMessages>;

/** The words that differ with what a form is for; its fields are named for people, not for companies. */
export const wordsOf = (
  kind: string | undefined,
  { receiver, fields, contact }: ReceiverMessages,
) =>
  kindOf(kind) === 'contact'
    ? { ...contact, fields: { ...fields, ...contact.fields } }
    : { ...receiver, fields };
