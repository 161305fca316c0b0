import { getTranslations } from 'next-intl/server';
import type { Article } from 'schema-dts';
import { site } from '@/config/site';
import { loadGlossary } from '@/lib/content/glossary';
import type { GuideCard } from '@/lib/content/guide-cards';
import { guideModifiedOn } from '@/lib/content/guide-dates';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { absoluteUrl } from '@/lib/urls';
import { pageUrl } from '../page-url';
import { shareImagePath } from '../share-address';
import { articleId, organizationId, webPageId } from './ids';

/** A guide, with its dates, the acts it cites and the terms of the glossary it explains. */
export async function article({ slug, data, text }: GuideCard, locale: Locale): Promise<Article> {
  const page: PageId = `guides/${slug}`;
  const tags = await getTranslations({ locale, namespace: 'tags' });
  return {
    '@type': 'Article',
    '@id': articleId(page, locale),
    mainEntityOfPage: { '@id': webPageId(page, locale) },
    url: pageUrl(page, locale),
    headline: text.title,
    description: text.description,
    inLanguage: locale,
    image: absoluteUrl(shareImagePath(page, locale), site.origin),
    datePublished: data.publishedOn,
    dateModified: guideModifiedOn(data),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    articleSection: tags(data.tag),
    about: loadGlossary(locale)
      .filter(({ guide }) => guide === slug)
      .map(({ acronym, address }) => ({
        '@type': 'DefinedTerm',
        '@id': absoluteUrl(address, site.origin),
        name: acronym,
      })),
    citation: data.sources.map(({ title, url }) => ({
      '@type': 'CreativeWork',
      name: title[locale],
      url,
    })),
  };
}
