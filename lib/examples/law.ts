import { figureHistory, figureOn } from '@/lib/law/figures';
import type { Register } from '@/lib/law/register';

/**
 * The value of a figure of the register on a day. On a day without one, its last value, so that a site
 * built for another day still shows the example as it was computed.
 * @throws when the register has no such figure.
 */
export function figureValue(register: Register, name: string, day: string): number {
  const value = figureOn(register, name, day) ?? figureHistory(register, name).at(-1);
  if (!value) throw new Error(`The figure "${name}" has no value.`);
  return value.criterion.value;
}
