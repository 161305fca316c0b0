import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import { kindOf } from './fields';

/** Widens literal messages to string, so that every language has the same type. */
type Shape<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Shape<Branch[Key]>;
};
type Catalogue = Shape<Pick<typeof fr, 'demoRequest'>>;

const catalogues: Record<Locale, Catalogue> = {
  fr: typesetDeep<Catalogue>({ demoRequest: fr.demoRequest }, 'fr'),
  en: typesetDeep<Catalogue>({ demoRequest: en.demoRequest }, 'en'),
};

/** Reads a namespace outside Next. */
function createReader<Namespace extends keyof Catalogue>(locale: Locale, namespace: Namespace) {
  const messages = catalogues[locale][namespace];
  return { raw: <Key extends keyof Catalogue[Namespace]>(key: Key) => messages[key] };
}

/** What the receiver says in one language: the namespace `demoRequest`, typeset. */
export function receiverMessages(locale: Locale) {
  const t = createReader(locale, 'demoRequest');
  return {
    errors: t.raw('errors'),
    fields: t.raw('fields'),
    contact: t.raw('contact'),
    choose: t.raw('receiver').choose,
    sectors: t.raw('sectors'),
    companySizes: t.raw('companySizes'),
    origins: t.raw('origins'),
    receiver: t.raw('receiver'),
    mail: t.raw('mail'),
    written: t.raw('written'),
    inbox: t.raw('inbox'),
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
