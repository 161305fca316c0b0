import {
  type AnswerName,
  type Answers,
  askedAnswers,
  isChoice,
  isQuantity,
  quantities,
} from '@/law/checker/answers';
import { asWrittenIn, isMeant, parseQuantity, readingsOf } from '@/law/checker/quantity-input';
import { type Column, type ColumnWords, choiceReader, headingReader } from './columns';

/** A cell as a file holds it: a number of a spreadsheet has no decimal mark of its own. */
export type SheetCell = string | number | boolean | null;

export interface Sheet {
  rows: readonly (readonly SheetCell[])[];
  /** Whether numbers in texts are written as in French. */
  french: boolean;
  /** Lines that cannot be told apart from the next, because a quotation mark is missing; counted from 1. */
  torn?: readonly number[];
}

/** A company of the list: the line it is on, counted from 1, and what is said of it. */
export interface Company {
  line: number;
  /** Empty when it has none. */
  name: string;
  answers: Answers;
}

/** What is wrong with a cell, or with a whole line. */
export type Fault = 'choice' | 'number' | 'ambiguous' | 'amount' | 'cells' | 'quotes';

export interface Problem {
  line: number;
  /** The heading of its column; absent for a whole line. */
  heading?: string;
  column?: Column;
  fault: Fault;
  /** What is written there. */
  written: string;
  /** Readings of an ambiguous number, written as in the file. */
  readings?: readonly string[];
}

export interface Reading {
  companies: Company[];
  /** Lines that are not among the companies until they are corrected. */
  problems: Problem[];
  /** Answers that count for nothing beside the others of their line. */
  unused: { line: number; column: AnswerName }[];
  /** Headings that are no column, or a column for the second time. */
  ignored: { heading: string; twice: boolean }[];
  /** No heading at all is a column. */
  noHeading: boolean;
  /** Lines beyond those that are read. */
  left: number;
}

export const MOST_LINES = 5000;

/** The companies of a sheet, whose first line names the columns. A line with a mistake does not lose the others. */
export function readCompanies(sheet: Sheet, words: readonly ColumnWords[]): Reading {
  const { rows, torn = [] } = sheet;
  const start = rows.findIndex((row) => row.some((cell) => textOf(cell) !== ''));
  const { headings, ignored } = headingsOf(rows[start] ?? [], words);
  const reading: Reading = {
    companies: [],
    problems: torn.map((line) => ({ line, fault: 'quotes', written: '' })),
    unused: [],
    ignored,
    noHeading: !headings.some(({ column }) => column),
    left: Math.max(0, rows.length - start - 1 - MOST_LINES),
  };
  if (reading.noHeading) return reading;
  const readLine = lineReader(headings, sheet.french, choiceReader(words));
  for (const [index, row] of rows.slice(start + 1, start + 1 + MOST_LINES).entries()) {
    if (row.every((cell) => textOf(cell) === '')) continue;
    const line = start + index + 2;
    if (torn.includes(line)) continue;
    const { name, answers, problems } = readLine(row);
    reading.problems.push(...problems.map((problem) => ({ line, ...problem })));
    if (problems.length > 0) continue;
    reading.companies.push({ line, name, answers });
    const asked = askedAnswers(answers);
    for (const column of Object.keys(answers) as AnswerName[])
      if (!asked[column]) reading.unused.push({ line, column });
  }
  reading.problems.sort((a, b) => a.line - b.line);
  return reading;
}

interface Heading {
  text: string;
  column: Column | undefined;
}

function headingsOf(row: readonly SheetCell[], words: readonly ColumnWords[]) {
  const columnOf = headingReader(words);
  const taken = new Set<Column>();
  const ignored: Reading['ignored'] = [];
  const headings = row.map((cell): Heading => {
    const text = textOf(cell);
    const column = columnOf(text);
    if (column && !taken.has(column)) {
      taken.add(column);
      return { text, column };
    }
    if (text !== '') ignored.push({ heading: text, twice: column !== undefined });
    return { text, column: undefined };
  });
  return { headings, ignored };
}

type CellProblem = Omit<Problem, 'line'>;

const lineReader =
  (headings: readonly Heading[], french: boolean, choiceOf: ReturnType<typeof choiceReader>) =>
  (row: readonly SheetCell[]) => {
    const answers: { [Name in AnswerName]?: string } = {};
    const problems: CellProblem[] = [];
    let name = '';
    const extra = row.slice(headings.length).map(textOf).filter(Boolean);
    if (extra.length > 0) problems.push({ fault: 'cells', written: extra.join(' ') });
    for (const [index, { text: heading, column }] of headings.entries()) {
      const cell = row[index] ?? null;
      if (column === undefined || textOf(cell) === '') continue;
      if (column === 'name') {
        name = textOf(cell);
        continue;
      }
      const read = isChoice(column)
        ? (choiceOf(column, typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : textOf(cell)) ??
          ({ fault: 'choice' } as const))
        : numberIn(cell, column, french);
      if (typeof read === 'string') {
        if (read !== '') answers[column] = read;
      } else problems.push({ heading, column, written: textOf(cell), ...read });
    }
    // Figures of the year before say by themselves that it was another year.
    if (!answers.previous && Object.keys(answers).some((each) => each.startsWith('previous')))
      answers.previous = 'different';
    return { name, answers, problems };
  };

const textOf = (cell: SheetCell): string => String(cell ?? '').trim();

/** A number as answers hold it, as in English; what is wrong with it when it is none. */
function numberIn(
  cell: SheetCell,
  column: Column,
  french: boolean,
): string | Pick<CellProblem, 'fault' | 'readings'> {
  if (!isQuantity(column) || typeof cell === 'boolean') return { fault: 'number' };
  const written = asWrittenIn(french && typeof cell === 'string' ? 'fr' : 'en', textOf(cell));
  const counted = quantities[column];
  const value = written.length > 40 ? null : parseQuantity(written, counted);
  if (value === null) {
    const readings = readingsOf(written, counted).map((each) =>
      asWrittenIn(french ? 'fr' : 'en', each),
    );
    if (readings.length === 0) return { fault: 'number' };
    return readings.some(isMeant) ? { fault: 'amount' } : { fault: 'ambiguous', readings };
  }
  return written;
}
