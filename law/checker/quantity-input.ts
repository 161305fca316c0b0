import type { Quantity } from '@/law/evaluation/profile';
import type { Locale } from '@/lib/i18n/locales';

/** What a quantity counts: people, millions of euros, or gigawatt hours. */
export type Counted = 'people' | 'millions' | 'gwh';

/** Assumed error of a number given as approximate, as a share of it. */
const ABOUT = 0.1;

const NUMBER = String.raw`\d[\d\s.,']*`;
const RANGE = new RegExp(`^(${NUMBER})(?:-|–|à|to|et|and)\\s*(${NUMBER})$`);
const SINGLE = new RegExp(
  `^(environ|about|around|~|≈|>|<|=|plus de|moins de|more than|less than)?\\s*(${NUMBER})$`,
);

/**
 * A text with its numbers as a page writes them, or read from there. Answers are kept as in English, with a
 * decimal point; in French the comma is the decimal one.
 */
export const asWrittenIn = (locale: Locale, text: string): string =>
  locale === 'fr' ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text;

/** What was typed on a page, as answers are kept. In English, a comma before three digits separates thousands. */
export const asKept = (locale: Locale, text: string): string =>
  locale === 'en' ? text.replace(/\b([1-9]\d{0,2}),(?=\d{3}\b)/g, '$1') : asWrittenIn(locale, text);

/** An amount without its currency and its unit: millions, or billions where it is the second of these. */
const AMOUNT = /^(.*\d)\s*(?:m|mio|millions?|(bn|billions?|mds?|milliards?))?(?:\s+d'|\s+)?$/;
const CURRENCY = /€|\beur(?:os?)?\b/g;

/** Before a number that is meant as it stands. */
const MEANT = '=';

/** Millions of euros that no company is likely to mean: rather, it wrote euros. */
const TOO_MUCH = 1e6;

/**
 * A quantity as people type one, in English: `1240`, `1 240`, `900-1,100`, `about 1,000`, `more than 500`. A comma
 * before three digits separates thousands of people. What may be meant otherwise is none: an amount such as `48,312`,
 * people such as `48.312`, `1 2 3`, and more than 1,000 billion euros, unless `=` says that it is meant.
 * @returns undefined when the text is blank, null when it is not a quantity, or may be two.
 */
export function parseQuantity(
  text: string,
  counted: Counted = 'people',
): Quantity | undefined | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:de|from|entre|between)\s+/, '');
  if (typed === '') return undefined;
  const [, amount, billions] =
    (counted === 'millions' && AMOUNT.exec(typed.replace(CURRENCY, '').trim())) || [];
  if (amount !== undefined && amount !== typed) {
    const read = parseQuantity(amount, counted);
    return read && billions ? scaled(read, 1000) : read;
  }
  const range = RANGE.exec(typed);
  if (range) {
    const [min, max] = [numberOf(range[1], counted), numberOf(range[2], counted)];
    return min !== null && max !== null && min <= max ? { min, max } : null;
  }
  const [, word = '', digits] = SINGLE.exec(typed) ?? [];
  const value = word === MEANT ? plainNumber(digits) : numberOf(digits, counted);
  if (value === null) return null;
  if (word === '' || word === MEANT) return value;
  if (['>', 'plus de', 'more than'].includes(word)) return { min: value };
  if (['<', 'moins de', 'less than'].includes(word)) return { max: value };
  return { min: value * (1 - ABOUT), max: value * (1 + ABOUT) };
}

/** What an ambiguous input such as `48,312` may mean; empty when it is unambiguous or not a number at all. */
export function readingsOf(text: string, counted: Counted): readonly string[] {
  if (parseQuantity(text, counted) !== null) return [];
  const value = separated(text.trim(), counted);
  const joined = text.replace(/(?<=\d)[\s'’](?=\d)/g, '');
  const readings =
    value !== null && value > TOO_MUCH
      ? [String(value / 1e6), `${MEANT}${value}`]
      : joined === text
        ? bothWays(text, counted)
        : [joined];
  return readings.some((each) => parseQuantity(each, counted) === null) ? [] : readings;
}

/** With decimals, of which people have two at most, and in thousands. */
const bothWays = (text: string, counted: Counted): string[] =>
  counted === 'people'
    ? [
        text.replace(/\b([1-9]\d{0,2}\.\d\d)\d\b/g, '$1'),
        text.replace(/\b([1-9]\d{0,2})\.(\d{3})\b/g, '$1$2'),
      ]
    : ['.', ''].map((mark) => text.replace(/\b([1-9]\d{0,2}),(\d{3})\b/g, `$1${mark}$2`));

/** With decimals, or in thousands. */
const EITHER_WAY: Record<Counted, RegExp> = {
  people: /^[1-9]\d{0,2}\.\d{3}$/,
  millions: /^[1-9]\d{0,2},\d{3}$/,
  gwh: /^[1-9]\d{0,2},\d{3}$/,
};
const IN_GROUPS = /^\d{1,3}(?:[\s']\d{3})*(?:[.,]\d+)?$/;
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Points alone cannot be decimal when there are several, or a comma after them. */
const IN_THOUSANDS_BY_POINTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:\.\d{3}|,\d+)$/;

/** The number of a text, unless it may be meant otherwise. */
function numberOf(text = '', counted: Counted): number | null {
  const typed = text.trim().replace(/[.,]$/, '');
  const value = separated(typed, counted);
  return counted === 'millions' && value !== null && value > TOO_MUCH ? null : value;
}

function separated(typed: string, counted: Counted): number | null {
  const digits = typed.replace(/[\s']/g, '');
  // Spaces already separate the thousands.
  if (digits === typed) {
    if (EITHER_WAY[counted].test(digits)) return null;
    if (IN_THOUSANDS.test(digits)) return Number(digits.replaceAll(',', ''));
    if (IN_THOUSANDS_BY_POINTS.test(digits))
      return Number(digits.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  } else if (!IN_GROUPS.test(typed)) return null;
  return plainNumber(digits);
}

const plainNumber = (digits = ''): number | null =>
  /^\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : null;

/** A quantity in another unit: `scaled(1.5, 1e6)` is 1,500,000. */
export const scaled = (quantity: Quantity, factor: number): Quantity =>
  typeof quantity === 'number'
    ? quantity * factor
    : {
        ...(quantity.min !== undefined && { min: quantity.min * factor }),
        ...(quantity.max !== undefined && { max: quantity.max * factor }),
      };
