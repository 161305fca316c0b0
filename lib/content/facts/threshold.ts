import type { getTranslations } from 'next-intl/server';
import type { Threshold } from '@/lib/content/schema/guide';
import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';

/** Messages under `guide`, in the language of a text. */
export type GuideMessages = Awaited<ReturnType<typeof getTranslations<'guide'>>>;

/** A threshold as people say it: `Plus de 250 salariés`, `At most €450 million`. */
export function thresholdWords(
  { value, unit, noun, comparison }: Threshold,
  locale: Locale,
  t: GuideMessages,
): string {
  const number = formatNumber(value, locale);
  const measured =
    unit === 'count' ? `${number} ${noun?.[locale] ?? ''}` : t(`unit.${unit}`, { value: number });
  return t(`comparison.${comparison}`, { value: measured });
}
