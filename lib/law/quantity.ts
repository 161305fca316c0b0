import { formatNumber } from '@/lib/format';
import { type Locale, localeTags } from '@/lib/i18n/locales';
import type { NumberCriterion } from './register';
import type { Unit } from './vocabulary';

type Measured = Pick<NumberCriterion, 'value' | 'unit' | 'noun'>;

/** Units that the platform can write out, by its name for them. */
const platformUnits: Partial<Record<Unit, string>> = {
  percent: 'percent',
  years: 'year',
  months: 'month',
  days: 'day',
};
const symbols: Partial<Record<Unit, string>> = { gwh: 'GWh', kwh: 'kWh', kw: 'kW', m2: 'm²' };
const words = {
  employees: { fr: ['salarié', 'salariés'], en: ['employee', 'employees'] },
  tonnes: { fr: ['tonne', 'tonnes'], en: ['tonne', 'tonnes'] },
} as const;

const NO_BREAK = '\u00a0';

/** A value with its unit in words, not typeset yet: `1 000 salariés`, `450 millions d'euros`, `€450 million`. */
export function quantity({ value, unit, noun }: Measured, locale: Locale): string {
  const number = formatNumber(value, locale);
  if (unit === 'eur') return euros(value, locale);
  if (unit === 'count') return `${number}${NO_BREAK}${noun?.[locale] ?? ''}`.trimEnd();
  if (unit === 'employees' || unit === 'tonnes') {
    const plural = new Intl.PluralRules(localeTags[locale]).select(value) === 'one' ? 0 : 1;
    return `${number}${NO_BREAK}${words[unit][locale][plural]}`;
  }
  const platformUnit = platformUnits[unit];
  if (platformUnit)
    return new Intl.NumberFormat(localeTags[locale], {
      style: 'unit',
      unit: platformUnit,
      unitDisplay: unit === 'percent' ? 'short' : 'long',
    }).format(value);
  return `${number}${NO_BREAK}${symbols[unit] ?? ''}`;
}

const scales = [
  {
    from: 1e9,
    fr: ['milliard', 'milliards'],
    en: 'billion',
    short: { fr: 'Md€', en: 'bn' },
  },
  { from: 1e6, fr: ['million', 'millions'], en: 'million', short: { fr: 'M€', en: 'm' } },
] as const;

/** Amounts of a million or more are written in millions or billions. */
function euros(value: number, locale: Locale): string {
  const scale = scales.find(({ from }) => value >= from);
  const number = formatNumber(scale ? value / scale.from : value, locale);
  if (locale === 'fr') {
    // In French, 1,5 is singular.
    const word = scale?.fr[value / scale.from < 2 ? 0 : 1];
    return word ? `${number}${NO_BREAK}${word} d'euros` : `${number}${NO_BREAK}euros`;
  }
  return scale ? `€${number}${NO_BREAK}${scale.en}` : `€${number}`;
}

/** The same where space is short: `450 M€`, `€450m`. */
export function shortQuantity(measured: Measured, locale: Locale): string {
  const scale = scales.find(({ from }) => measured.value >= from);
  if (measured.unit !== 'eur' || !scale) return quantity(measured, locale);
  const number = formatNumber(measured.value / scale.from, locale);
  return locale === 'fr' ? `${number}${NO_BREAK}${scale.short.fr}` : `€${number}${scale.short.en}`;
}
