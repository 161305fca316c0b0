import { getTranslations } from 'next-intl/server';

/** The days to which the evidence for Union law and for French law goes, as every page of law states them. */
export async function LawAsAt() {
  const t = await getTranslations();
  return <span>{t('lawAsAt')}</span>;
}
