import { getTranslations } from 'next-intl/server';
import type { Article, CreativeWork, Legislation, Thing } from 'schema-dts';
import { addressIn, isInForce, isLegislation, otherLanguageOf } from '@/law/acts';
import type { Act } from '@/law/register';
import { site } from '@/lib/config/site';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { guideModifiedOn, peopleBehind } from '@/loaders/guide-data';
import type { Guide } from '@/loaders/guides';
import { loadObligations } from '@/loaders/obligations';
import type { PageId } from '@/loaders/routes/registry';
import { shareImagePath } from '@/publishing/metadata/images';
import { articleId, organizationId, person, thingPageUrl, thingUrl, webPageId } from './nodes';

/** An act that a page cites; for legislation, with its identifiers and whether it is in force on a day. */
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

/** A guide, with its dates, its subjects and the acts it cites. */
export async function article(guide: Guide, locale: Locale): Promise<Article> {
  const { slug, data, text, law } = guide;
  const id: PageId = `guides/${slug}`;
  const { author } = peopleBehind(data, site.people);
  const tags = await getTranslations({ locale, namespace: 'tags' });
  return {
    '@type': 'Article',
    '@id': articleId(id, locale),
    mainEntityOfPage: { '@id': webPageId(id, locale) },
    url: thingPageUrl(id, locale),
    headline: text.title,
    description: text.description,
    inLanguage: locale,
    image: thingUrl(shareImagePath(id, locale)),
    datePublished: data.publishedOn,
    dateModified: guideModifiedOn(data),
    author: author ? person(author, locale) : { '@id': organizationId },
    publisher: { '@id': organizationId },
    ...(data.partOf && { isPartOf: { '@id': articleId(`guides/${data.partOf}`, locale) } }),
    ...(site.licences.granted && { license: site.licences.texts.url }),
    articleSection: tags(data.tag),
    ...translations(id, locale),
    about: subjectsOf(guide, locale),
    citation: law.sources.map((act) => citedAct(act, law.day, locale)),
  };
}

/** The original in the default language, or what it was translated into. */
const translations = (id: PageId, locale: Locale) =>
  locale === defaultLocale
    ? {
        workTranslation: locales
          .filter((other) => other !== locale)
          .map((other) => ({ '@id': articleId(id, other) })),
      }
    : { translationOfWork: { '@id': articleId(id, defaultLocale) } };

/** What a guide is about: its own subject, then the others that have a page, in the order of its guide.yaml. */
const subjectsOf = ({ law }: Guide, locale: Locale): Thing[] =>
  law.subjects.flatMap(({ id, name }, index): Thing[] => {
    const text = loadObligations().find(({ subjects }) => subjects[0] === id);
    if (!text && index > 0) return [];
    const url = text && thingPageUrl(`obligations/${text.id}`, locale);
    return [{ '@type': 'Thing', name: name[locale], ...(url && { url }) }];
  });
