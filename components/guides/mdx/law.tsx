import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fillFigures } from '@/law/values';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { figureValues } from '@/loaders/law';
import { visuallyHidden } from '@/ui/marks';
import styles from './mdx.module.css';

/** A figure of the register of law as it is on the day of the build. */
export const Figure = ({ of, locale }: { of: string; locale: Locale }) =>
  typeset(fillFigures(`{${of}}`, figureValues(locale)), locale);

/** Earlier law, struck out and announced as such to screen readers. */
export async function Was({ children }: { children: ReactNode }) {
  const t = await getTranslations('guide');
  return (
    <s>
      {visuallyHidden(t('was'))} {children}
    </s>
  );
}

/** Law that applied until a given day, set apart from the law in force. */
export async function History({
  until,
  locale,
  children,
}: {
  until: string;
  locale: Locale;
  children: ReactNode;
}) {
  const t = await getTranslations('guide');
  return (
    <div className={`${styles.note} ${styles.history}`} role="note" data-past-law="">
      <p className={styles.noteTitle}>{t('lawUntil', { date: formatDate(until, locale) })}</p>
      {children}
    </div>
  );
}
