import { figureNames, ruleOfFigure } from '@/law/figures';
import { entriesOf } from '@/law/find';
import type { Register } from '@/law/register';
import type { FigureValues } from '@/law/values';
import { didYouMean } from '@/lib/closest';
import type { Locale } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { loadRegister, readLaw, soundRegister, valuesOf } from './law';

/**
 * The figures of the law on the day of the build, in words of a language.
 * @throws ContentError when the register has an error.
 */
export const figureValues = (locale: Locale): FigureValues =>
  valuesOf(loadRegister(), today(), locale);

/** The same, of the files without errors. */
export const soundFigureValues = (locale: Locale): FigureValues =>
  valuesOf(soundRegister().register, today(), locale);

/** Why a text cannot show a figure of the register on a day; undefined when it can. */
export function whyNoFigure(name: string, day = today()): string | undefined {
  const files = readLaw();
  const figure = name.replace(/\.(number|short)$/, '');
  const { register, everything } = soundRegister(files);
  if (valuesOf(register, day, 'en').has(name)) return undefined;
  // A file with errors may hold anything.
  if (files.length === 0 || files.some(({ value }) => value === undefined)) return undefined;
  if (figureNames(register).includes(figure))
    return `The law of ${day} has no figure "${figure}" any more; ${instead(register, figure)}.`;
  return unknownFigure(figure, register, everything);
}

/** The same, for a text that may show a figure of earlier law. */
export function whyNoFigureEver(name: string): string | undefined {
  const files = readLaw();
  const { register, everything } = soundRegister(files);
  if (figureNames(register).includes(name) || files.some(({ value }) => value === undefined))
    return undefined;
  return unknownFigure(name, register, everything);
}

const unknownFigure = (name: string, register: Register, everything: Register): string =>
  figureNames(everything).includes(name)
    ? `The figure "${name}" is unsure and never published; write the sentence without it.`
    : `The register of law has no figure "${name}".${didYouMean(name, [...valuesOf(register, today(), 'en').keys()])}`;

function instead(register: Register, name: string): string {
  const next = entriesOf(register).rules.get(ruleOfFigure(name))?.replacedBy;
  return next ? `see the rule "${next}", which took over` : 'rewrite the sentence';
}
