import { getTranslations } from 'next-intl/server';
import type { Article } from 'schema-dts';
import { site } from '@/config/site';
import { guideModifiedOn } from '@/lib/content/facts/dates';
import { peopleBehind } from '@/lib/content/facts/people';
import { loadGlossary } from '@/lib/content/load/glossary';
import type { Guide } from '@/lib/content/load/guides';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { shareImagePath } from '../share-address';
import { thingPageUrl, thingUrl } from './addresses';
import { citedAct } from './cited-act';
import { articleId, organizationId, webPageId } from './ids';
import { person } from './person';

/** A guide, with its dates, the acts it cites and the glossary terms it explains. */
export async function article({ slug, data, text, law }: Guide, locale: Locale): Promise<Article> {
  const page: PageId = `guides/${slug}`;
  const { author } = peopleBehind(data, site.people);
  const tags = await getTranslations({ locale, namespace: 'tags' });
  return {
    '@type': 'Article',
    '@id': articleId(page, locale),
    mainEntityOfPage: { '@id': webPageId(page, locale) },
    url: thingPageUrl(page, locale),
    headline: text.title,
    description: text.description,
    inLanguage: locale,
    image: thingUrl(shareImagePath(page, locale)),
    datePublished: data.publishedOn,
    dateModified: guideModifiedOn(data),
    author: author ? person(author, locale) : { '@id': organizationId },
    publisher: { '@id': organizationId },
    articleSection: tags(data.tag),
    about: loadGlossary(locale)
      .filter(({ guide }) => guide === slug)
      .map(({ id, acronym }) => ({
        '@type': 'DefinedTerm',
        '@id': thingPageUrl('glossary', locale, id),
        name: acronym,
      })),
    citation: law.sources.map((act) => citedAct(act, law.day, locale)),
  };
}
