import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { firstDay } from './days';
import { ruleOfFigure } from './figures';
import { entriesOf } from './find';
import type { LawChange, Milestone, Register, RuleVersion, Words } from './register';
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
  const show = (words: Words, dayOf: DayOf): Words =>
    forEveryLocale((locale) =>
      fillKnownFigures(words[locale], (name) =>
        valuesOf(dayOf(name), locale).get(name)?.replace(/\s/g, ' '),
      ),
    );
  const showAll = <T extends object>(entry: T, dayOf: DayOf): T =>
    Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [
        key,
        SENTENCES.has(key) && value ? show(value, dayOf) : value,
      ]),
    ) as T;
  return Object.fromEntries(
    Object.entries(register).map(([id, subject]) => [
      id,
      {
        ...subject,
        rules: subject.rules.map((rule) => ({
          ...rule,
          versions: rule.versions.map((each) => showAll(each, dayOfVersion(each, today))),
        })),
        milestones: subject.milestones.map((each) => showAll(each, dayOfMilestone(each, register))),
        changes: subject.changes.map((each) => showAll(each, dayOfChange(each, register))),
      },
    ]),
  );
}

/** Keys of entries whose words may name figures. */
const SENTENCES = new Set(['who', 'consequence', 'note', 'label', 'title', 'text']);
