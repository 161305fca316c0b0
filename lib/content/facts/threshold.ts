import type { getTranslations as getTranslationsInPage } from 'next-intl/server';
import type { Threshold } from '@/lib/content/schema/guide';
import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The messages of a guide, in the language of its text. They are handed over, because only pages and
 * routes can ask next-intl for them, and checks run elsewhere.
 */
export type GetTranslations = (
  namespace: 'guide',
) => ReturnType<typeof getTranslationsInPage<'guide'>>;

/** A threshold as people say it: `Plus de 250 salariés`, `At most €450 million`. */
export async function thresholdWords(
  { value, unit, noun, comparison }: Threshold,
  locale: Locale,
  getTranslations: GetTranslations,
): Promise<string> {
  const t = await getTranslations('guide');
  const number = formatNumber(value, locale);
  const measured =
    unit === 'count' ? `${number} ${noun?.[locale] ?? ''}` : t(`unit.${unit}`, { value: number });
  return t(`comparison.${comparison}`, { value: measured });
}
