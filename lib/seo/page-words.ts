import { getTranslations } from 'next-intl/server';
import { findGuideCard } from '@/lib/content/guide-cards';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId, StaticPageId } from '@/lib/pages/registry';

export interface PageWords {
  /** Title without the brand. */
  title: string;
  description: string;
}

/** Title and description of a page: of a guide from its front matter, of others from messages under their id. */
export async function pageWords(id: PageId, locale: Locale): Promise<PageWords> {
  const guide = findGuideCard(id, locale);
  if (guide) return { title: guide.text.title, description: guide.text.description };
  const page = id as StaticPageId;
  const t = await getTranslations({ locale });
  return { title: t(`${page}.meta.title`), description: t(`${page}.meta.description`) };
}
