import type { Quantity } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';

/** What a quantity counts: people, millions of euros, or gigawatt hours. */
export type Counted = 'people' | 'millions' | 'gwh';

/** Assumed error of a number given as approximate, as a share of it. */
const ABOUT = 0.1;

const NUMBER = String.raw`\d[\d\s.,']*`;
const RANGE = new RegExp(`^(${NUMBER})(?:-|–|à|to|et|and)\\s*(${NUMBER})$`);
const SINGLE = new RegExp(
  `^(environ|about|around|~|≈|>|<|plus de|moins de|more than|less than)?\\s*(${NUMBER})$`,
);

/**
 * A text with its numbers as a page writes them, or read from there. Answers are kept as in English, with a
 * decimal point; in French the comma is the decimal one.
 */
export const asWrittenIn = (locale: Locale, text: string): string =>
  locale === 'fr' ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text;

/**
 * A quantity as people type one, in English: `1240`, `1 240`, `900-1,100`, `about 1,000`, `more than 500`. A
 * point is always decimal. A comma before three digits separates thousands of people; an amount such as
 * `48,312` may be meant either way.
 * @returns undefined when the text is blank, null when it is not a quantity, or may be two.
 */
export function parseQuantity(
  text: string,
  counted: Counted = 'people',
): Quantity | undefined | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^(?:de|from|entre|between)\s+/, '');
  if (typed === '') return undefined;
  const range = RANGE.exec(typed);
  if (range) {
    const [min, max] = [numberOf(range[1], counted), numberOf(range[2], counted)];
    return min !== null && max !== null && min <= max ? { min, max } : null;
  }
  const [, word = '', digits] = SINGLE.exec(typed) ?? [];
  const value = numberOf(digits, counted);
  if (value === null) return null;
  if (word === '') return value;
  if (['>', 'plus de', 'more than'].includes(word)) return { min: value };
  if (['<', 'moins de', 'less than'].includes(word)) return { max: value };
  return { min: value * (1 - ABOUT), max: value * (1 + ABOUT) };
}

/** The two readings of a text such as `48,312`, decimal and in thousands; undefined when it has but one. */
export function readingsOf(text: string, counted: Counted): [string, string] | undefined {
  if (parseQuantity(text, counted) !== null) return undefined;
  const written = (mark: string) => text.replace(/\b([1-9]\d{0,2}),(\d{3})\b/g, `$1${mark}$2`);
  const readings: [string, string] = [written('.'), written('')];
  return readings.some((each) => parseQuantity(each, counted) === null) ? undefined : readings;
}

const IN_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Points alone cannot be decimal when there are several, or a comma after them. */
const IN_THOUSANDS_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:\.\d{3}|,\d+)$/;

function numberOf(text = '', counted: Counted): number | null {
  const typed = text.trim().replace(/[.,]$/, '');
  const digits = typed.replace(/[\s']/g, '');
  // Spaces already separate the thousands.
  if (digits === typed) {
    if (counted !== 'people' && /^[1-9]\d{0,2},\d{3}$/.test(digits)) return null;
    if (IN_THOUSANDS.test(digits)) return Number(digits.replaceAll(',', ''));
    if (IN_THOUSANDS_BY_POINTS.test(digits))
      return Number(digits.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  }
  return /^\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** A quantity in another unit: `scaled(1.5, 1e6)` is 1,500,000. */
export const scaled = (quantity: Quantity, factor: number): Quantity =>
  typeof quantity === 'number'
    ? quantity * factor
    : {
        ...(quantity.min !== undefined && { min: quantity.min * factor }),
        ...(quantity.max !== undefined && { max: quantity.max * factor }),
      };
