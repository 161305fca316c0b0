import { getTranslations } from 'next-intl/server';
import { findGuideCard } from '@/lib/content/guide-cards';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId, StaticPageId } from '@/lib/pages/registry';

export interface PageWords {
  title: string;
  description: string;
}

/** Title, without the brand, and description of a page: those of the guide, or of messages under the page's id. */
export async function pageWords(id: PageId, locale: Locale): Promise<PageWords> {
  const guide = findGuideCard(id, locale);
  if (guide) return { title: guide.text.title, description: guide.text.description };
  const t = await getTranslations({ locale });
  return {
    title: t(`${id as StaticPageId}.meta.title`),
    description: t(`${id as StaticPageId}.meta.description`),
  };
}
