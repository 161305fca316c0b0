import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { typesetDeep } from '@/lib/typography';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import { kindOf } from './fields';

/** What the receiver says, read outside Next. */
const words: Readonly<Record<Locale, Messages['demoRequest']>> = {
  fr: typesetDeep(fr.demoRequest, 'fr'),
  en: typesetDeep<Messages['demoRequest']>(en.demoRequest, 'en'),
};

/** What the receiver says in one language: the namespace `demoRequest`, typeset. */
export const receiverMessages = (locale: Locale) => ({
  ...words[locale],
  choose: words[locale].receiver.choose,
});
export type ReceiverMessages = ReturnType<typeof receiverMessages>;

/** The words that differ with what a form is for; its fields are named for people, not for companies. */
export const wordsOf = (
  kind: string | undefined,
  { receiver, fields, contact }: ReceiverMessages,
) =>
  kindOf(kind) === 'contact'
    ? { ...contact, fields: { ...fields, ...contact.fields } }
    : { ...receiver, fields };
