import { getTranslations } from 'next-intl/server';
import { loadGuideCards } from '@/lib/content/guide-cards';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from './registry';

/**
 * Short name of a page, as links to it say it.
 * @throws when messages or guides have no such page.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  if (id.startsWith('guides/')) {
    const guide = loadGuideCards(locale).find(({ slug }) => id === `guides/${slug}`);
    if (!guide) throw new Error(`There is no guide "${id}".`);
    return guide.text.cardTitle ?? guide.text.title;
  }
  const nav = await getTranslations({ locale, namespace: 'nav' });
  return nav(id as 'about');
}
