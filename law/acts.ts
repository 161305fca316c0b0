import type { Locale } from '@/lib/i18n/locales';
import type { Act, Words } from './register';
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

/** An act with the place in it, unless its own name says the place: `Directive (EU) 2026/470, Art. 2`. */
export function provisionName(
  act: Pick<Act, 'name'>,
  provision: Words | undefined,
  locale: Locale,
): string {
  const [name, place] = [act.name[locale], provision?.[locale] ?? ''];
  return name.toLowerCase().includes(place.toLowerCase()) ? name : `${name}, ${place}`;
}

/** A point of a French list, `b)`, whose bracket opens nowhere. */
const POINT = /(?<=\s[a-z](?:\sbis)?)\)/gu;
/** What a provision says, in brackets, of the act that it amends or refers to. */
const ASIDE = /\s\((?=\p{L}{4})[^()]*(?:\([^()]*\)[^()]*)*\)/gu;

/** A provision without what it says of other acts. */
export const briefProvision = (provision: string): string =>
  provision.replace(POINT, '\ue000').replace(ASIDE, '').replaceAll('\ue000', ')');

/** The article that a provision names first, by its number; not one inserted later, which the act itself lacks. */
const ARTICLE =
  /^art\.\s(\d+)(?:er)?(?!\d|\s(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies))/;
/** An act in the Journal officiel by its ELI, which ends with the article or the whole text. */
const JORF_TEXT = /^(https:\/\/www\.legifrance\.gouv\.fr\/eli\/.+\/jo\/)texte$/;

/**
 * Address of a provision: of its article where the address of the act tells how articles are addressed, else
 * of the act. EUR-Lex names the articles of an act `art_3`, and so does an ELI of Légifrance.
 */
export function provisionAddressIn(
  act: Pick<Act, 'url'>,
  provision: Words | undefined,
  locale: Locale,
): string | undefined {
  const address = addressIn(act, locale);
  const article = ARTICLE.exec(provision?.fr ?? '')?.[1];
  if (!address || !article || typeof act.url !== 'string') return address;
  if (ELI.test(act.url)) return `${address}#art_${article}`;
  return act.url.replace(JORF_TEXT, `$1article_${article}`);
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
