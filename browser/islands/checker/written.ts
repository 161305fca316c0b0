import type { Quantity } from '@/law/evaluation/profile';
import { shortQuantity } from '@/law/quantity';
import type { NumberCriterion } from '@/law/register';
import type { Locale } from '@/lib/i18n/locales';

/** A quantity with its unit: `1,240 employees`, `€900m–€1.1bn`, `≥ 2.75 GWh`. */
export function written(
  quantity: Quantity,
  unit: NumberCriterion['unit'],
  locale: Locale,
  write = shortQuantity,
): string {
  // Amounts in words are not typeset: their apostrophes are straight.
  const one = (value: number) => write({ value, unit }, locale).replaceAll("'", '\u2019');
  if (typeof quantity === 'number') return one(quantity);
  const { min, max } = quantity;
  if (min === undefined) return max === undefined ? '' : `≤\u00a0${one(max)}`;
  return max === undefined ? `≥\u00a0${one(min)}` : `${one(min)} – ${one(max)}`;
}
