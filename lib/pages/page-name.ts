import { getTranslations } from 'next-intl/server';
import { loadGuideCard } from '@/lib/content/guide-cards';
import type { Locale } from '@/lib/i18n/locales';
import { guideOf, type PageId } from './registry';

/**
 * Short name of a page, as links to it say it.
 * @throws when messages have no name for it.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  if (slug) {
    const { text } = loadGuideCard(slug, locale);
    return text.cardTitle ?? text.title;
  }
  const nav = await getTranslations({ locale, namespace: 'nav' });
  return nav(id as 'about');
}
