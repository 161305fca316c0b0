import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import note from '@/components/mdx/note/component.module.css';
import { visuallyHidden } from '@/components/ui/marks';
import { fillFigures } from '@/law/placeholders';
import { formatDate } from '@/lib/dates';
import { typeset } from '@/lib/typography';
import { figureValues } from '@/loaders/law';
import type { OfGuide } from '@/loaders/mdx/component';

/** A figure of the register of law as it is on the day of the build. */
export const Figure = ({ of, locale }: Pick<OfGuide, 'locale'> & { of: string }) =>
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

interface HistoryProps extends Pick<OfGuide, 'locale'> {
  until: string;
  children: ReactNode;
}

/** Law that applied until a given day, set apart from the law in force, and folded. */
export async function History({ until, locale, children }: HistoryProps) {
  const t = await getTranslations('guide');
  return (
    <details className={`stack ${note.note} ${note.history}`} data-past-law="">
      <summary className="strong">{t('lawUntil', { date: formatDate(until, locale) })}</summary>
      {children}
    </details>
  );
}
