import type { Quantity } from '@/lib/law/evaluation/profile';

/** Assumed error of a number given as approximate, as a share of it. */
const ABOUT = 0.1;

const NUMBER = String.raw`\d[\d\s\u00a0\u202f.,']*`;
const RANGE = new RegExp(`^(${NUMBER})(?:-|–|à|to|et|and)\\s*(${NUMBER})$`);
const SINGLE = new RegExp(
  `^(environ|about|around|~|≈|>|<|plus de|moins de|more than|less than)?\\s*(${NUMBER})$`,
);

/**
 * A quantity as people type one: `1240`, `1 240`, `900-1,100`, `environ 1 000`, `more than 500`. A comma or
 * full stop before three digits separates thousands, any other decimals, as does one after a first zero.
 * @returns undefined when the text is blank, null when it is not a quantity.
 */
export function parseQuantity(text: string): Quantity | undefined | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^(?:de|from|entre|between)\s+/, '');
  if (typed === '') return undefined;
  const range = RANGE.exec(typed);
  if (range) {
    const [min, max] = [numberOf(range[1]), numberOf(range[2])];
    return min !== null && max !== null && min <= max ? { min, max } : null;
  }
  const [, word = '', digits] = SINGLE.exec(typed) ?? [];
  const value = numberOf(digits);
  if (value === null) return null;
  if (word === '') return value;
  if (['>', 'plus de', 'more than'].includes(word)) return { min: value };
  if (['<', 'moins de', 'less than'].includes(word)) return { max: value };
  return { min: value * (1 - ABOUT), max: value * (1 + ABOUT) };
}

function numberOf(text = ''): number | null {
  const digits = text
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/(?<!^0)[.,](?=\d{3}(?:\D|$))/g, '');
  const value = Number(digits.replace(',', '.'));
  return digits === '' || Number.isNaN(value) ? null : value;
}

/** A quantity in another unit: `scaled(1.5, 1e6)` is 1,500,000. */
export const scaled = (quantity: Quantity, factor: number): Quantity =>
  typeof quantity === 'number'
    ? quantity * factor
    : {
        ...(quantity.min !== undefined && { min: quantity.min * factor }),
        ...(quantity.max !== undefined && { max: quantity.max * factor }),
      };
