import { figureHistory, figureOn } from '@/law/figures';
import { quantity } from '@/law/quantity';
import type { NumberCriterion, Register } from '@/law/register';
import type { ExampleContext } from './context';

const criterionOn = (register: Register, name: string, day: string): NumberCriterion => {
  const value = figureOn(register, name, day) ?? figureHistory(register, name).at(-1);
  if (!value) throw new Error(`The figure "${name}" has no value.`);
  return value.criterion;
};

/**
 * The value of a figure of the register on a day. On a day without one, its last value, so that a site
 * built for another day still shows the example as it was computed.
 * @throws when the register has no such figure.
 */
export const figureValue = (register: Register, name: string, day: string): number =>
  criterionOn(register, name, day).value;

/** The same with its unit, in words. */
export const figureQuantity = (
  register: Register,
  name: string,
  { day, locale }: Pick<ExampleContext, 'day' | 'locale'>,
): string => quantity(criterionOn(register, name, day), locale);
