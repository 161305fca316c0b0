import { getTranslations } from 'next-intl/server';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';

/**
 * That a text waits for its review, once the day for it has passed; nothing before.
 * @param by last day on which it needs none, `YYYY-MM-DD`.
 */
export async function ToReview({ by }: { by: string | undefined }) {
  if (by === undefined || by >= today()) return null;
  const t = await getTranslations('layout');
  return <span>{t('toReview', { date: formatDate(by, await currentLocale()) })}</span>;
}
