import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';

/** The days to which the evidence for Union law and for French law goes, as every page of law states them. */
export async function LawAsAt() {
  const t = await getTranslations();
  return <span>{t('lawAsAt')}</span>;
}

/** The day to which a text or the fate of a proposal was read; nothing where the register has none. */
export async function ReadAsAt({ day }: { day: string | undefined }) {
  if (day === undefined) return null;
  const t = await getTranslations('obligation.brief');
  return <small>{t('read', { date: formatDate(day, await currentLocale()) })}</small>;
}
