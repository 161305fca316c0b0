import { isWithin } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { figuresOf } from './figures';
import { entriesOf } from './find';
import { quantity, shortQuantity } from './quantity';
import type { Register } from './register';
import { wordsOn } from './words';

/** The law of a day as text, by name: `csrd-scope.employees` is `1 000 salariés`. */
export type FigureValues = ReadonlyMap<string, string>;

/**
 * Every figure that is the law on a day, in words of a language; as `….number`, the number alone; as
 * `….short`, as written where space is short. With them the names and dates of `wordsOn`. Not typeset yet.
 */
export const valuesOn = (register: Register, day: string, locale: Locale): FigureValues =>
  new Map([
    ...wordsOn(register, day, locale),
    ...[...entriesOf(register).rules.values()].flatMap((rule) =>
      [...figuresOf(rule)].flatMap(([name, values]) => {
        const law = values.filter(({ version }) => !version.proposed);
        const [first] = law;
        // Before a figure exists, texts show its first value, since they are written for the present.
        const value =
          law.find((each) => isWithin(day, each)) ??
          (first && day < first.from ? first : undefined);
        return value
          ? [
              [name, quantity(value.criterion, locale)] as const,
              [`${name}.number`, formatNumber(value.criterion.value, locale)] as const,
              [`${name}.short`, shortQuantity(value.criterion, locale)] as const,
            ]
          : [];
      }),
    ),
  ]);

/** `{csrd-scope.employees}`: the register named in a text. Other braces never have a dot. */
const PLACEHOLDER = /\{([a-z0-9-]+\.[a-z0-9-]+(?:\.(?:number|short))?)\}/g;

/** Figures that a text names, with the place of each. */
export const figuresNamed = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, offset: index }));

/** A text with the figures that are known; others keep their braces. */
export const fillKnownFigures = (
  text: string,
  known: (name: string) => string | undefined,
): string => text.replace(PLACEHOLDER, (braces, name: string) => known(name) ?? braces);

/** @throws when a text names a figure that the law of the day does not have. */
export const fillFigures = (text: string, values: FigureValues): string =>
  fillKnownFigures(text, (name) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`The register of law has no figure "${name}" on the day of the build.`);
    return value;
  });

/** The same, for every string of a JSON-like value. */
export function fillFiguresDeep<T>(value: T, values: FigureValues): T {
  if (typeof value === 'string') return fillFigures(value, values) as T;
  if (Array.isArray(value)) return value.map((item) => fillFiguresDeep(item, values)) as T;
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFiguresDeep(item, values)]),
    ) as T;
  }
  return value;
}
