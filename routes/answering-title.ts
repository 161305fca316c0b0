import type { Locale } from '@/lib/i18n/locales';
import type { Question } from '@/loaders/questions';
import { sectionTitle } from '@/loaders/section-title';
import { fullPageName } from './page-name';
import type { PageId } from './registry';

/** Title of the section that answers a question at length, or else of its page. */
export const answeringTitle = async (
  { page, anchor }: Pick<Question, 'page' | 'anchor'>,
  locale: Locale,
): Promise<string> =>
  (anchor && sectionTitle(page, anchor, locale)) || fullPageName(page as PageId, locale);
