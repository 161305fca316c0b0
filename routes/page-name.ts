import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadGuide } from '@/loaders/guides';
import { guideOf, type PageId } from './registry';

/**
 * Short name of a page, used as link text.
 * @throws when there is no message for it.
 */
export async function pageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  const short = slug && loadGuide(slug, locale).text.cardTitle;
  return short || fullPageName(id, locale);
}

/** Full name of a page where there is space for it: for guides, the title. */
export async function fullPageName(id: PageId, locale: Locale): Promise<string> {
  const slug = guideOf(id);
  if (slug) return loadGuide(slug, locale).text.title;
  const nav = await getTranslations({ locale, namespace: 'nav' });
  return nav(id as 'about');
}
