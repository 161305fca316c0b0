import { getTranslations } from 'next-intl/server';
import { loadGuide } from '@/lib/content/load/guides';
import type { Locale } from '@/lib/i18n/locales';
import { guideOf, type PageId } from './registry';

/**
 * Short name of a page, as links to it say it.
 * @throws when messages have no name for it.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  const short = slug && loadGuide(slug, locale).text.cardTitle;
  return short || fullPageName(id, locale);
}

/** Name of a page where there is room: of guides, the title. */
export async function fullPageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  if (slug) return loadGuide(slug, locale).text.title;
  const nav = await getTranslations({ locale, namespace: 'nav' });
  return nav(id as 'about');
}
