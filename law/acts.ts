import type { Locale } from '@/lib/i18n/locales';
import type { Act } from './register';
import { type ActKind, legislationKinds } from './vocabulary';

/** What EUR-Lex calls the languages at the end of an ELI. */
const eliLanguages: Record<Locale, string> = { fr: 'fra', en: 'eng' };

/** An ELI of the Official Journal without a language, and a page of EUR-Lex with one. */
const ELI = /^https:\/\/eur-lex\.europa\.eu\/eli\/.+\/oj$/;
const LEGAL_CONTENT = /^(https:\/\/eur-lex\.europa\.eu\/legal-content\/)[A-Z]{2}(?=\/)/i;

/** Address of an act, in the reader's language where its issuer has one. */
export function addressIn({ url }: Pick<Act, 'url'>, locale: Locale): string | undefined {
  if (typeof url !== 'string') return url?.[locale];
  if (ELI.test(url)) return `${url}/${eliLanguages[locale]}`;
  return url.replace(LEGAL_CONTENT, `$1${locale.toUpperCase()}`);
}

/**
 * Language of the text at that address, when it is not the reader's; undefined when it is, or when the
 * text exists in several.
 */
export const otherLanguageOf = ({ language }: Pick<Act, 'language'>, locale: Locale) =>
  language === locale ? undefined : language;

export const isLegislation = ({ kind }: Pick<Act, 'kind'>): boolean =>
  (legislationKinds as readonly ActKind[]).includes(kind);

/** Whether an act is in force on a day; undefined when the register does not say since when. */
export const isInForce = (
  { inForceFrom }: Pick<Act, 'inForceFrom'>,
  day: string,
): boolean | undefined => (inForceFrom === undefined ? undefined : inForceFrom <= day);
