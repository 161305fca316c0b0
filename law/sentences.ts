import { firstDay } from '@/lib/dates';
import { type Locale, locales } from '@/lib/i18n/locales';
import { ruleOfFigure } from './figures';
import { entriesOf } from './find';
import type { LawChange, Milestone, Register, RuleVersion } from './register';
import { type FigureValues, fillKnownFigures } from './values';

/** The day whose law a sentence of the register states, for each figure that it names. */
export type DayOf = (figure: string) => string;

/** A wording speaks of the present while it is the law, then of its last day. */
export const dayOfVersion =
  ({ from, until }: RuleVersion, today: string): DayOf =>
  () =>
    today < from ? from : until !== undefined && until < today ? until : today;

/** A milestone speaks of its date; one that no longer stands, of what its act said. */
export const dayOfMilestone =
  ({ date, act, cancelled }: Milestone, register: Register): DayOf =>
  (figure) =>
    (cancelled && dayMadeBy(act, figure, register)) ?? firstDay(date);

/** A change speaks of what its act made of a figure, even before that is the law. */
export const dayOfChange =
  ({ date, act }: LawChange, register: Register): DayOf =>
  (figure) =>
    dayMadeBy(act, figure, register, date) ?? firstDay(date);

/** The first day of the wording of a figure's rule that rests on an act; the first that is not over on some day. */
const dayMadeBy = (
  act: string,
  figure: string,
  register: Register,
  since = '',
): string | undefined =>
  entriesOf(register)
    .rules.get(ruleOfFigure(figure))
    ?.versions.find((each) => each.act === act && (each.until ?? since) >= since && !each.proposed)
    ?.from;

/**
 * A register whose sentences show the figures that they name between braces. They have ordinary spaces, like
 * the words around them, and are typeset with these.
 * @param valuesOf the figures of a day in a language.
 */
export function withFiguresShown(
  register: Register,
  today: string,
  valuesOf: (day: string, locale: Locale) => FigureValues,
): Register {
  const show = <T>(value: T, dayOf: DayOf, locale?: Locale): T => {
    if (typeof value === 'string' && locale)
      return fillKnownFigures(value, (name) =>
        valuesOf(dayOf(name), locale).get(name)?.replace(/\s/g, ' '),
      ) as T;
    if (Array.isArray(value)) return value.map((item) => show(item, dayOf)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      // Words stand under the key of their language.
      Object.entries(value).map(([key, item]) => [
        key,
        show(
          item,
          dayOf,
          locales.find((each) => each === key),
        ),
      ]),
    ) as T;
  };
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [
      id,
      {
        ...subject,
        rules: subject.rules.map((rule) => ({
          ...rule,
          versions: rule.versions.map((each) => show(each, dayOfVersion(each, today))),
        })),
        milestones: subject.milestones.map((each) => show(each, dayOfMilestone(each, register))),
        changes: subject.changes.map((each) => show(each, dayOfChange(each, register))),
      },
    ]),
  );
}
