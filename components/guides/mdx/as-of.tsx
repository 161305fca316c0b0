import { checkedOn } from '@/lib/content/facts/checked-on';
import type { GuideLaw } from '@/lib/content/facts/guide-law';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';

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
