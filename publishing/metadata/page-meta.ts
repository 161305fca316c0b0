import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { guideOf, type PageId, type StaticPageId } from '@/routes/registry';

export interface PageMeta {
  /** Title without the brand. */
  title: string;
  description: string;
}

/** Title and description of a page: a guide's from its front matter, others from messages under their id. */
export async function pageMeta(id: PageId, locale: Locale): Promise<PageMeta> {
  const slug = guideOf(id);
  if (slug) {
    const { title, description } = loadGuide(slug, locale).text;
    return { title, description };
  }
  const page = id as StaticPageId;
  const t = await getTranslations({ locale });
  return { title: t(`${page}.meta.title`), description: t(`${page}.meta.description`) };
}
