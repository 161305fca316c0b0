import { placeInYear } from '@/lib/dates';
import { type CalendarEntry, nextEntries } from './entries';

/** Subjects of the law that most companies ask about, first ones first. */
const ASKED = [
  'csrd',
  'csddd',
  'taxonomy',
  'sfdr',
  'eudr',
  'ai',
  'esrs',
  'cbam',
  'assurance',
  'pay-transparency',
  'forced-labour',
  'french-climate',
  'gender-balance',
  'batteries',
];

/** How many of them are shown unasked. */
const SHOWN = 10;

/** The year of the build and those after it. */
const YEARS = 5;

/** Marks nearer to each other than this, in hundredths of a year, stand one below the other. */
const GAP = 18;

/** A date at its place: in which of the years, how far into it in percent of its width, in which line of its row. */
export interface Mark {
  entry: CalendarEntry;
  year: number;
  at: number;
  lane: number;
}

/** From a date that was moved to its new one: so many percent of a year further, and lines further up. */
export interface Arrow extends Omit<Mark, 'entry'> {
  to: string;
  by: number;
  rise: number;
}

/** The dates of a regime on one row. */
export interface StripRow {
  subject: string;
  name: CalendarEntry['regime'];
  /** The next date that is law. */
  next: CalendarEntry | undefined;
  /** Shown before anybody asks for it. */
  shown: boolean;
  lanes: number;
  marks: Mark[];
  arrows: Arrow[];
}

/** The years drawn, and a row for every regime with dates in them: those shown first, then the others as they come. */
export function stripOf(
  entries: readonly CalendarEntry[],
  day: string,
): { years: string[]; rows: StripRow[] } {
  const first = Number(day.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, year) => `${first + year}`);
  const drawn = entries.filter(({ date }) => years.includes(date.slice(0, 4)));
  const subjects = new Set(drawn.map(({ subject }) => subject));
  const ahead = new Set(nextEntries(drawn, day, drawn.length).map(({ subject }) => subject));
  const shown = ASKED.filter((subject) => ahead.has(subject)).slice(0, SHOWN);
  return {
    years,
    rows: [...new Set([...shown, ...subjects])].flatMap((subject) => {
      const own = drawn.filter((entry) => entry.subject === subject);
      const [one] = own;
      if (!one) return [];
      return {
        subject,
        name: one.regime,
        next: nextEntries(own, day, 1)[0],
        shown: shown.includes(subject),
        ...linesOf(own, first),
      };
    }),
  };
}

/** A line of a row, as the stretches of time that are taken on it. */
type Lane = { from: number; to: number }[];

/**
 * Gives each date of a row a line of its own to stand on, free for some months around it, and a date that was moved the
 * way to its new date, where that stands on the same line if it is the first to lead there.
 */
function linesOf(
  entries: readonly CalendarEntry[],
  first: number,
): Pick<StripRow, 'lanes' | 'marks' | 'arrows'> {
  const lanes: Lane[] = [];
  const kept = new Map<string, number>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const along = ({ date }: CalendarEntry) =>
    (Number(date.slice(0, 4)) - first) * 100 + placeInYear(date);
  const take = (from: number, to: number, least: number): number => {
    const free = (lane: Lane) => lane.every((t) => to + GAP <= t.from || t.to + GAP <= from);
    let lane = least;
    while (!free(lanes[lane] ?? [])) lane += 1;
    return lane;
  };
  const marks: Mark[] = [];
  const arrows: Arrow[] = [];
  for (const entry of entries) {
    const from = along(entry);
    const target = entry.state === 'deferred' ? byId.get(entry.replacedBy ?? '') : undefined;
    const to = target ? along(target) : from;
    const above = target && kept.get(target.id);
    const lane = kept.get(entry.id) ?? take(from, to, above === undefined ? 0 : above + 1);
    lanes[lane] = [...(lanes[lane] ?? []), { from, to }];
    const place = { year: Math.floor(from / 100), at: from % 100, lane };
    marks.push({ entry, ...place });
    if (!target) continue;
    if (above === undefined) kept.set(target.id, lane);
    const rise = Math.max(0, lane - (above ?? lane));
    arrows.push({ ...place, to: target.id, by: to - from, rise });
  }
  return { lanes: lanes.length, marks, arrows };
}
