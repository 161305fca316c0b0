import { figureHistory, figureOn } from '@/law/figures';
import { fillKnownFigures } from '@/law/placeholders';
import { quantity } from '@/law/quantity';
import type { NumberCriterion, Register } from '@/law/register';
import type { Written } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { valuesOf } from '@/loaders/law';

/** What spreadsheets and examples are made from: the law of a day, and their language. */
export interface LawContext {
  readonly register: Register;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly locale: Written;
}

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
const figureQuantity = (
  register: Register,
  name: string,
  { day, locale }: Pick<LawContext, 'day' | 'locale'>,
): string => quantity(criterionOn(register, name, day), locale);

/** A value with what its texts name of the law, as in `{csrd-scope.employees}` or `{dir-2026-470.name}`. */
export const withLaw = <T>(value: T, { register, day, locale }: LawContext): T =>
  typesetDeep(value, locale, (text) =>
    fillKnownFigures(
      text,
      (name) =>
        valuesOf(register, day, locale).get(name) ??
        figureQuantity(register, name, { day, locale }),
    ),
  );
