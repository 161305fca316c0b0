import { type FlagMeasure, type NumericMeasure, type Seat, seats } from '@/law/measures';

/** A number that is known exactly, or only to lie in a range, both ends included. */
export type Quantity = number | { readonly min?: number; readonly max?: number };

/** The numbers of one financial year; what is absent is unknown. */
export type Figures = { readonly [Measure in NumericMeasure]?: Quantity | undefined };

/**
 * What is known of a company. Whatever is absent is unknown, which is an answer of its own: rules that
 * turn on it come out as unknown. docs/law-data.md explains each measure.
 */
export interface Profile {
  /** Where its seat is; several places when no more is known. */
  readonly established?: Seat | readonly Seat[] | undefined;
  readonly flags?: { readonly [Flag in FlagMeasure]?: boolean | undefined };
  /** The last financial year that has closed. */
  readonly figures?: Figures;
  /** Those before it, the latest first. Some rules take two in a row. */
  readonly previous?: readonly Figures[];
}

/** What a criterion on the seat may ask for: a seat, or anywhere in the Union. */
export const seatWords = [...seats, 'eu'] as const;
export type SeatWord = (typeof seatWords)[number];

/** Seats that a word stands for. */
export const seatsMeant = (word: SeatWord): readonly Seat[] =>
  word === 'eu' ? ['france', 'member-state'] : [word];

/** The same company, assuming the same figures in earlier years. */
export const withSteadyYears = (profile: Profile, years = 3): Profile => ({
  ...profile,
  previous: Array.from({ length: years }, () => profile.figures ?? {}),
});

const own: Readonly<Record<string, string>> = {
  'group-employees': 'employees',
  'group-employees-france': 'employees',
  'whole-group-employees': 'employees',
  'group-turnover': 'turnover',
  'whole-group-turnover': 'turnover',
  'group-balance-sheet': 'balance-sheet',
};

/** The measure of a company that a measure comes down to: without a group, its group is itself. */
export const ownMeasure = (measure: string, { flags = {} }: Profile): string => {
  const isWhole = measure.startsWith('whole-');
  const isAlone = flags.parent === false && (!isWhole || flags.subsidiary === false);
  return (isAlone && own[measure]) || measure;
};
