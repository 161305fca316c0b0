import type { getTranslations as GetTranslations } from 'next-intl/server';
import type { Threshold } from '@/lib/content/schema/guide';
import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';

/**
 * A threshold in plain language: `Plus de 250 salariés`, `At most €450 million`.
 * @param getTranslations from next-intl/server; passed in, because the middleware of `npm run dev`, which
 *   checks content, cannot load it.
 */
export async function thresholdText(
  { value, unit, noun, comparison }: Threshold,
  locale: Locale,
  getTranslations: typeof GetTranslations,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'guide' });
  const number = formatNumber(value, locale);
  const measured =
    unit === 'count' ? `${number} ${noun?.[locale] ?? ''}` : t(`unit.${unit}`, { value: number });
  return t(`comparison.${comparison}`, { value: measured });
}
