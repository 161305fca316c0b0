import type { CreativeWork, Legislation } from 'schema-dts';
import { addressIn, isInForce, isLegislation, otherLanguageOf } from '@/law/acts';
import type { Act } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';

/** An act that a guide cites; for legislation, with its identifiers and whether it is in force on a day. */
export function citedAct(act: Act, day: string, locale: Locale): CreativeWork | Legislation {
  const { name, title = name, date } = act;
  const url = addressIn(act, locale);
  const language = otherLanguageOf(act, locale);
  const work = {
    name: title[locale],
    ...(url && { url }),
    ...(language && { inLanguage: language }),
  };
  if (!isLegislation(act)) return { '@type': 'CreativeWork', ...work };
  const identifiers = [act.celex, eli(act)].filter((identifier) => identifier !== undefined);
  const inForce = isInForce(act, day);
  return {
    '@type': 'Legislation',
    ...work,
    ...(identifiers.length > 0 && { legislationIdentifier: identifiers }),
    ...(date && { legislationDate: date }),
    ...(inForce !== undefined && {
      legislationLegalForce: inForce
        ? 'https://schema.org/InForce'
        : 'https://schema.org/NotInForce',
    }),
  };
}

/** The European Legislation Identifier: an address that an official journal gives the act for good. */
const eli = ({ url }: Pick<Act, 'url'>): string | undefined => {
  if (typeof url !== 'string') return undefined;
  if (/^https:\/\/eur-lex\.europa\.eu\/eli\//.test(url))
    return url.replace('https://eur-lex.europa.eu/eli/', 'http://data.europa.eu/eli/');
  return /^https:\/\/www\.legifrance\.gouv\.fr\/eli\//.test(url) ? url : undefined;
};
