import {
  type AnswerName,
  type Choice,
  choices,
  moreQuestions,
  questions,
} from '@/law/checker/answers';

/** A column of a list of companies: the name, or an answer to the checker. */
export type Column = 'name' | AnswerName;

/** Every column: the name, then the answers in the order in which the checker asks for them. */
export const columns: readonly Column[] = [
  'name',
  ...new Set(
    [...questions, ...moreQuestions].flatMap(({ fields }) => [
      ...fields({ previous: 'different', group: 'both', seat: 'france' }),
      ...fields({ group: 'subsidiary' }),
    ]),
  ),
];

/** How a language calls the columns and their answers: the words of the checker. */
export interface ColumnWords {
  headings: Readonly<Record<Column, string>>;
  /** Other headings that people give a column. */
  also: Readonly<Partial<Record<Column, readonly string[]>>>;
  choices: Readonly<Record<Choice, Readonly<Record<string, string>>>>;
  unknown: string;
}

/** A word without case, accents, spaces and punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A unit at the end of a heading, when it is the one the column is in. */
const UNIT =
  /[,(\s]*\b(?:en |in )?(?:m(?:illions?)?\s*(?:d['’]euros?|of euros?|€|eur)|€\s?m|eur m|gwh)(?: par an| a year)?\)?\s*$/i;

const withoutUnit = (heading: string): string => plain(heading.replace(UNIT, ''));

/** Finds the column that a heading means, in any of the languages. */
export function headingReader(
  words: readonly ColumnWords[],
): (heading: string) => Column | undefined {
  const known = new Map(
    columns.flatMap((column) =>
      [
        column,
        ...words.flatMap(({ headings, also }) => [headings[column], ...(also[column] ?? [])]),
      ]
        .flatMap((heading) => [plain(heading), withoutUnit(heading)])
        .map((heading) => [heading, column] as const),
    ),
  );
  return (heading) => known.get(plain(heading)) ?? known.get(withoutUnit(heading));
}

/** Finds the answer that a cell means: an empty text for unknown; undefined when it is none of the list. */
export function choiceReader(
  words: readonly ColumnWords[],
): (name: Choice, cell: string) => string | undefined {
  const known = new Map(
    (Object.keys(choices) as Choice[]).map((name) => [
      name,
      new Map(
        choices[name].flatMap((choice: string) =>
          [choice, ...words.map((each) => each.choices[name][choice] ?? choice)].map(
            (text) => [plain(text), choice] as const,
          ),
        ),
      ),
    ]),
  );
  const unknown = new Set(words.map((each) => plain(each.unknown)));
  return (name, cell) =>
    plain(cell) === '' || unknown.has(plain(cell)) ? '' : known.get(name)?.get(plain(cell));
}
