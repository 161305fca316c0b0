import { entriesOf } from '@/law/entries';
import { type KnownMilestone, knownMilestone } from '@/law/milestones';
import type { Act, Milestone, Register, Words } from '@/law/register';
import { daysBetween, firstDay } from '@/lib/dates';
import { forEveryLocale } from '@/lib/i18n/locales';
import type { Revision } from './icalendar';

/** A milestone of the register with what the calendar says of it. */
export interface CalendarEntry extends KnownMilestone {
  /** Its file in content/law, and its short name. */
  subject: string;
  regime: Words;
  checkedOn: string;
  source: Act | undefined;
  /** The act that cancels or defers it, on whatever day. */
  cancelledBy: Act | undefined;
  /** The milestone with the new date. */
  replacement: Milestone | undefined;
}

/** Every milestone of a register as it is on a day, by date; a year comes before its months and days. */
export function calendarEntries(register: Register, day: string): CalendarEntry[] {
  const { acts, milestones } = entriesOf(register);
  return Object.entries(register)
    .flatMap(([subject, { name, checkedOn, milestones: own }]) =>
      own.map((milestone): CalendarEntry => {
        const { act, cancelled, replacedBy } = milestone;
        return {
          ...knownMilestone(milestone, milestones, day),
          label: withoutName(milestone.label, name),
          subject,
          regime: name,
          checkedOn,
          source: acts.get(act),
          cancelledBy: cancelled && acts.get(cancelled.by),
          replacement: replacedBy === undefined ? undefined : milestones.get(replacedBy),
        };
      }),
    )
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/** Labels stand alone in a guide's timeline; after the name of their regime, they need not repeat it. */
const withoutName = (label: Words, name: Words): Words =>
  forEveryLocale((locale) => {
    const words = label[locale];
    const rest = words.startsWith(name[locale]) && words.slice(name[locale].length);
    return (rest && /^\s*:\s*(.+)/.exec(rest)?.[1]) || words;
  });

/** Entries on a subject, and those that a page has chosen beside. */
export const entriesOn = (
  entries: readonly CalendarEntry[],
  subject: string | undefined,
  chosen: readonly string[] = [],
): CalendarEntry[] =>
  entries.filter((entry) => entry.subject === subject || chosen.includes(entry.id));

/** What became of a date: a new one may have been dropped in its turn. */
export const changeMessage = ({
  state,
  replacement,
}: Pick<CalendarEntry, 'state' | 'replacement'>) =>
  !replacement ? 'cancelledBy' : state === 'cancelled' ? 'deferredThenDropped' : 'deferredBy';

/** What introduces the date that replaced another: one that was dropped in turn is no longer new. */
export const newDateMessage = (state: CalendarEntry['state']) =>
  state === 'cancelled' ? 'dateThenSet' : 'newDate';

/** Neither cancelled nor deferred on the day. */
const stands = ({ state }: CalendarEntry): boolean => state !== 'cancelled' && state !== 'deferred';

/** The next entries that are law and begin on or after a day. */
export const nextEntries = (
  entries: readonly CalendarEntry[],
  day: string,
  count: number,
): CalendarEntry[] =>
  entries
    .filter((entry) => stands(entry) && !entry.proposed && firstDay(entry.date) >= day)
    .slice(0, count);

/** Over, or no longer standing when its time came. */
const isBehind = (entry: CalendarEntry, day: string): boolean =>
  entry.state === 'past' || (!stands(entry) && firstDay(entry.date) <= day);

/** Entries of a year, or of several: `year` is then the last. */
export interface EntriesOfYear {
  year: string;
  andEarlier: boolean;
  entries: CalendarEntry[];
}

/** How many years behind have an entry each; those before share one. */
const YEARS_BEHIND = 4;

/** What is ahead, by the year of its date; then what is behind, latest year first. */
export function entriesByYear(
  entries: readonly CalendarEntry[],
  day: string,
): { ahead: EntriesOfYear[]; behind: EntriesOfYear[] } {
  const earliest = Number(day.slice(0, 4)) - YEARS_BEHIND;
  const yearOf = ({ date }: CalendarEntry) => Math.max(Number(date.slice(0, 4)), earliest - 1);
  const byYear = (chosen: CalendarEntry[]): EntriesOfYear[] =>
    [...new Set(chosen.map(yearOf))].map((year) => ({
      year: `${year}`,
      andEarlier: year < earliest,
      entries: chosen.filter((entry) => yearOf(entry) === year),
    }));
  return {
    ahead: byYear(entries.filter((entry) => !isBehind(entry, day))),
    behind: byYear(entries.filter((entry) => isBehind(entry, day))).reverse(),
  };
}

/** Before the first register; sequences count from here. */
const EPOCH = '2020-01-01';
/** More than the cancellations that any chain of deferrals can have between two checks of the law. */
const STEP = 10;

type Revised = Pick<CalendarEntry, 'id' | 'cancelled' | 'replacedBy' | 'checkedOn'>;

/**
 * The revision of an event, from the register alone: a build remembers no earlier one. It rises with the day
 * on which the law of the subject was checked, which every edit of the register moves, and with each
 * cancellation in effect on the milestone and on those that replace it, which may begin between two checks.
 */
export function revisionOf(
  milestone: Revised,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): Revision {
  const effects = cancellations(milestone, milestones, day);
  const checks = daysBetween(EPOCH, milestone.checkedOn);
  return {
    sequence: checks * STEP + Math.min(effects.length, STEP - 1),
    on: [milestone.checkedOn, ...effects].sort().at(-1) ?? milestone.checkedOn,
  };
}

/** Days on which a milestone, then each that replaces it, was cancelled, up to a day. */
function cancellations(
  { cancelled, replacedBy }: Pick<Milestone, 'cancelled' | 'replacedBy'>,
  milestones: ReadonlyMap<string, Milestone>,
  day: string,
): string[] {
  if (!cancelled || cancelled.date > day) return [];
  const next = replacedBy === undefined ? undefined : milestones.get(replacedBy);
  return [cancelled.date, ...(next ? cancellations(next, milestones, day) : [])];
}
