import { getTranslations } from 'next-intl/server';
import { findGuideCard } from '@/lib/content/guide-cards';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from './registry';

/**
 * Short name of a page, as links to it say it.
 * @throws when messages have no name for it.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  return findGuideCard(id, locale)?.text.cardTitle ?? fullPageName(id, locale);
}

/** Name of a page where there is room: of guides, the title. */
export async function fullPageName(id: PageId, locale: Locale): Promise<string> {
  const guide = findGuideCard(id, locale);
  if (guide) return guide.text.title;
  const nav = await getTranslations({ locale, namespace: 'nav' });
  return nav(id as 'about');
}
