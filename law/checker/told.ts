import { rangeOf } from '@/law/evaluation/criterion';
import type { Quantity } from '@/law/evaluation/profile';
import { type Answers, type QuantityName, quantities } from './answers';
import { parseQuantity, scaled } from './quantity-input';

/** The quantity answered, in people, euros or gigawatt hours; undefined when there is none. */
export function quantityOf(answers: Answers, name: QuantityName): Quantity | undefined {
  const counted = quantities[name];
  const value = parseQuantity(answers[name] ?? '', counted) ?? undefined;
  return value !== undefined && counted === 'millions' ? scaled(value, 1e6) : value;
}

/** A whole is at least its part. */
export const atLeast = (part: Quantity | undefined) => between(part, undefined);

/** What contains a part, and is contained in a whole; undefined when neither is known. */
export function between(
  part: Quantity | undefined,
  whole: Quantity | undefined,
): Quantity | undefined {
  const min = rangeOf(part ?? {}).min;
  // What a part exceeds was not the whole.
  const max = Math.max(min, rangeOf(whole ?? {}).max);
  const bounds = {
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  };
  return Object.keys(bounds).length > 0 ? bounds : undefined;
}
