import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { QuestionSubject } from '@/loaders/questions';
import { pageName } from './page-name';

/** What the questions on a subject are headed by: the short name of its guide, or the platform. */
export async function subjectName(
  { guide }: Pick<QuestionSubject, 'guide'>,
  locale: Locale,
): Promise<string> {
  if (guide) return pageName(`guides/${guide}`, locale);
  const t = await getTranslations({ locale, namespace: 'questions' });
  return t('product');
}
