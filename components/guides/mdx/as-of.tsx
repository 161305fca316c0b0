import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { checkedOn } from '@/loaders/guide-entries';
import type { GuideLaw } from '@/loaders/guide-law';

interface AsOfProps {
  law: Pick<GuideLaw, 'subjects'>;
  subject: string;
  locale: Locale;
}

/** The day on which the law of a subject was last checked. */
export function AsOf({ law, subject, locale }: AsOfProps) {
  const day = checkedOn(law, subject);
  return <time dateTime={day}>{formatDate(day, locale)}</time>;
}
