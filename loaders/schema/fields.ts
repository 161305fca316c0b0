// Field types of content files, with messages a writer can act on.

import { array, boolean, lazy, mixed, number, type ObjectShape, object, string } from 'yup';
import { isDate, isDay } from '@/lib/dates';
import { forEveryLocale, locales } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';

/** Message for a missing key. */
export const required = say('is missing');

/** Required text. */
export const text = () =>
  string().typeError(say('must be text; put it in quotation marks')).required(required);
export const amount = () => number().typeError(say('must be a number, without quotation marks'));
export const wholeNumber = () =>
  number().typeError(say('must be a whole number')).integer(say('must be a whole number'));
export const yesOrNo = () =>
  boolean().typeError(say('must be true or false, without quotation marks')).optional();
/** What is either so or left out. */
export const flag = () => boolean().typeError(say('must be true, or be left out')).optional();
/** Whether only the calendar speaks against a date. */
const isWrittenAsDate = (value: unknown): boolean => /^\d{4}-\d{2}(-\d{2})?$/.test(String(value));
const notInCalendar = (value: unknown): string =>
  say('"#{value}" is not in the calendar; correct its day or month', { value: String(value) });
/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const date = () =>
  text().test(
    'date',
    ({ value }) =>
      isWrittenAsDate(value)
        ? notInCalendar(value)
        : say('"#{value}" is not a date; write YYYY-MM-DD, YYYY-MM or YYYY, in quotation marks', {
            value,
          }),
    (value) => value === undefined || isDate(value),
  );
/** Why a text is not a day. */
export const whyNoDay = (value: string): string =>
  isWrittenAsDate(value) && value.length === 10
    ? notInCalendar(value)
    : say('"#{value}" is not a valid date; write YYYY-MM-DD', { value });
/** A full date. */
export const day = () =>
  text().test(
    'day',
    ({ value }) => whyNoDay(String(value)),
    (value) => value === undefined || isDay(value),
  );
/** An address on the web. */
export const address = () =>
  text().matches(/^https:\/\/[^\s]+\.[^\s]+$/, {
    message: ({ value }) =>
      say('"#{value}" is not an address; write one that starts with https://', { value }),
    excludeEmptyString: true,
  });
/** Lower-case words joined by hyphens. */
export const id = () =>
  text().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: ({ value }) => say('"#{value}" must be lower-case words joined by hyphens', { value }),
    excludeEmptyString: true,
  });
const word = <T extends string>(values: readonly T[]) =>
  mixed<T>((value): value is T => typeof value === 'string').typeError(
    say('must be one of: #{values}', { values: values.join(', ') }),
  );
/** One of a list of values. */
export const oneOf = <T extends string>(values: readonly T[]) =>
  word(values)
    .required(required)
    .oneOf(values, ({ value }) =>
      say('"#{value}" is not known; use one of: #{values}', { value, values: values.join(', ') }),
    );
/** The same, optional. */
export const optionalOneOf = <T extends string>(values: readonly T[]) =>
  word(values)
    .optional()
    .oneOf(values, ({ value }) =>
      say('"#{value}" is not known; use one of: #{values}, or remove this line', {
        value,
        values: values.join(', '),
      }),
    );
/** A setting of lib/config/site.ts; the entry is left out where it is off. */
export const setting = () => optionalOneOf(['hostedInEu']);
/** A text in every language. */
export const bilingual = () =>
  object(forEveryLocale(text))
    .typeError(
      say('must be in every language, as in { #{locales} }', {
        locales: locales.map((each) => `${each}: "…"`).join(', '),
      }),
    )
    .exact()
    .required(required);
/** The same, optional. */
export const optionalBilingual = () => bilingual().optional().default(undefined);
/** An object that may be left out, and then is: yup would put one of defaults in its place. */
export const optionalObject = <T extends ObjectShape>(fields: T) =>
  object(fields).exact().optional().default(undefined);
/** Entries by key, each key with a value of the same kind. */
export const entries = <T>(item: () => T) =>
  lazy((value: unknown) =>
    object(
      Object.fromEntries(
        Object.keys(typeof value === 'object' && value !== null ? value : {}).map((name) => [
          name,
          item(),
        ]),
      ) as never,
    ).optional(),
  );
/** A list of items with unique ids. */
export const list = <T extends Parameters<typeof array>[0]>(item: T) =>
  array(item as never)
    .required(say('is missing; write [] if there is none'))
    .test('unique', function (items) {
      const ids = items?.map((value) => (value as { id?: string } | null)?.id) ?? [];
      const index = ids.findIndex((value, at) => value !== undefined && ids.indexOf(value) < at);
      return (
        index === -1 ||
        this.createError({
          path: `${this.path}[${index}].id`,
          message: say('"#{id}" is already the id of another', { id: ids[index] }),
          params: { first: `${this.path}[${ids.indexOf(ids[index])}].id` },
        })
      );
    });

/** The name of a figure of the register of law: its rule and the criterion, `csrd-scope.employees`. */
const figureName = () =>
  text().matches(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: ({ value }) =>
      say('"#{value}" is not a rule and one of its figures, as in "csrd-scope.employees"', {
        value,
      }),
    excludeEmptyString: true,
  });

export const unrepeated = (names: readonly (string | undefined)[] | undefined): boolean =>
  new Set(names).size === (names?.length ?? 0);

/** A list of entries of the register of law, each named once. */
const named = (item: () => ReturnType<typeof id>) => () =>
  array(item())
    .required(say('is missing; write [] if there is none'))
    .test('unique', say('names the same entry twice; keep one'), unrepeated);
export const ids = named(id);
export const figureNames = named(figureName);

const characters = (value: unknown): string => {
  const { length } = String(value);
  return length === 1 ? say('1 character') : say('#{length} characters', { length });
};

const tooShort = (value: unknown, min: number): string =>
  say('has #{characters}; write at least #{min}', { characters: characters(value), min });
const tooLong = (value: unknown, max: number): string =>
  say('has #{characters}; shorten it to at most #{max}', { characters: characters(value), max });

/** Text with a minimum and maximum length. */
export const bounded = (min: number, max: number) =>
  text()
    .min(min, ({ value }) => tooShort(value, min))
    .max(max, ({ value }) => tooLong(value, max));

/** A figure of the register, as texts name it. */
const FIGURE = /\{[a-z0-9-]+\.[a-z0-9-]+(?:\.[a-z]+)?\}/g;

/** The same, each figure of the register counted as the ten characters that one mostly takes, a number alone as two. */
export const boundedWithFigures = (min: number, max: number) => {
  const written = (value = '') =>
    value.replace(FIGURE, (figure) => '0'.repeat(figure.endsWith('.number}') ? 2 : 10));
  return text().test('length', function (value) {
    const { length } = written(value);
    if (value === undefined || (length >= min && length <= max)) return true;
    const message = length < min ? tooShort(written(value), min) : tooLong(written(value), max);
    return this.createError({ message });
  });
};

/** The revisions of an original and of its translation that go together: `fr-3f9a1c en-08be2d`. */
export const translationOf = () =>
  string()
    .typeError(say('must be text'))
    .matches(new RegExp(`^(?:(?:^| )(?:${locales.join('|')})-[0-9a-f]{6}){1,2}$`), {
      message: ({ value }) =>
        say('"#{value}" is not a language and a revision, as in "fr-3f9a1c"', { value }),
      excludeEmptyString: true,
    })
    .optional();

/** Front matter of a text that may be a translation. */
export interface TranslatedFront {
  /** As in `fr-3f9a1c en-08be2d`; the original itself has none. */
  translationOf?: string | undefined;
}
