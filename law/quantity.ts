import { type Locale, localeTags } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import type { Quantity } from './evaluation/profile';
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
/** Units in words: one, and several. */
const words: Record<'employees' | 'tonnes', Record<Locale, readonly [string, string]>> = {
  employees: {
    fr: ['salarié', 'salariés'],
    en: ['employee', 'employees'],
  },
  tonnes: {
    fr: ['tonne', 'tonnes'],
    en: ['tonne', 'tonnes'],
  },
};

const NO_BREAK = '\u00a0';

/** A value with its unit in words, not typeset yet: `1 000 salariés`, `450 millions d'euros`, `€450 million`. */
export function quantity({ value, unit, noun }: Measured, locale: Locale): string {
  const number = formatNumber(value, locale);
  if (unit === 'eur') return euros[locale](value);
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

/** Amounts to the euro, so that what exceeds a threshold by one does not look like it. */
const exactly = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 9 }).format(count);

/** Amounts of a million or more are written in millions or billions. */
const euros: Record<Locale, (value: number) => string> = {
  fr: (value) => {
    const scale = [
      { from: 1e9, one: 'milliard', many: 'milliards' },
      { from: 1e6, one: 'million', many: 'millions' },
    ].find(({ from }) => value >= from);
    if (!scale) return `${formatNumber(value, 'fr')}${NO_BREAK}euros`;
    const count = value / scale.from;
    // In French, 1,5 is singular.
    const word = count < 2 ? scale.one : scale.many;
    return `${exactly(count, 'fr')}${NO_BREAK}${word} d'euros`;
  },
  en: (value) => {
    const scale = [
      { from: 1e9, word: 'billion' },
      { from: 1e6, word: 'million' },
    ].find(({ from }) => value >= from);
    if (!scale) return `€${formatNumber(value, 'en')}`;
    return `€${exactly(value / scale.from, 'en')}${NO_BREAK}${scale.word}`;
  },
};

const shortEuros: Record<Locale, (value: number) => string> = {
  fr: (value) => {
    const [count, unit] = value >= 1e9 ? [value / 1e9, 'Md€'] : [value / 1e6, 'M€'];
    return `${exactly(count, 'fr')}${NO_BREAK}${unit}`;
  },
  en: (value) => {
    const [count, unit] = value >= 1e9 ? [value / 1e9, 'bn'] : [value / 1e6, 'm'];
    return `€${exactly(count, 'en')}${unit}`;
  },
};

/** The same where space is short: `450 M€`, `€450m`. */
export const shortQuantity = (measured: Measured, locale: Locale): string =>
  measured.unit === 'eur' && measured.value >= 1e6
    ? shortEuros[locale](measured.value)
    : quantity(measured, locale);

/** A quantity with its unit: `1,240 employees`, `€900m–€1.1bn`, `≥ 2.75 GWh`. */
export function written(
  known: Quantity,
  unit: Unit,
  locale: Locale,
  write = shortQuantity,
): string {
  // Amounts in words are not typeset: their apostrophes are straight.
  const one = (value: number) => write({ value, unit }, locale).replaceAll("'", '\u2019');
  if (typeof known === 'number') return one(known);
  const { min, max } = known;
  if (min === undefined) return max === undefined ? '' : `≤\u00a0${one(max)}`;
  return max === undefined ? `≥\u00a0${one(min)}` : `${one(min)} – ${one(max)}`;
}
