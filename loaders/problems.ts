import { isOne, say } from '@/lib/say/say';
import { displayPath } from './paths';

/** A position in a file; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Position of a character in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A passage of running text in a content file. */
export interface Passage {
  readonly text: string;
  /** Maps a range of offsets to a position in the file. */
  placeOf(from: number, to: number): Place;
}

/** A problem in the content, worded so that a writer can fix it. */
export interface ContentProblem {
  /** Path relative to the project. */
  readonly file: string;
  /** 1-based; absent when the problem is the file itself. */
  readonly line?: number;
  readonly column?: number;
  readonly severity: 'error' | 'warning';
  /** What is wrong and how to fix it, in one or two sentences. */
  readonly message: string;
}

/** An error in a file given by its absolute path. */
export const contentError = (
  file: string,
  message: string,
  line?: number,
  column?: number,
): ContentProblem => ({
  file: displayPath(file),
  ...(line !== undefined && { line, column: column ?? 1 }),
  severity: 'error',
  message,
});

/** `content/guides/csrdguide/fr.mdx:12:3` */
export const formatPlace = ({ file, line, column }: ContentProblem): string =>
  line === undefined ? file : `${file}:${line}:${column ?? 1}`;

/** An error at a position in a file given by its relative path. */
export const errorAt = (file: string, message: string, place: Place): ContentProblem => ({
  file,
  ...place,
  severity: 'error',
  message,
});

export const warningAt = (file: string, message: string, place: Place): ContentProblem => ({
  ...errorAt(file, message, place),
  severity: 'warning',
});

/** `content/guides/csrdguide/fr.mdx:12:3  error  …` */
export const formatProblem = (problem: ContentProblem): string =>
  `${formatPlace(problem)}  ${say(problem.severity)}  ${problem.message}`;

/** Thrown when invalid content is loaded; the message lists every problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
  }
}

export const formats = ['terminal', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

interface FormatOptions {
  /** What was checked, for the summary line: `content`. */
  subject: string;
  /** Whether the terminal supports colours. */
  colours?: boolean;
}

/** `content: 2 errors, 1 warning` */
function summary(problems: readonly ContentProblem[], subject: string): string {
  const count = (severity: ContentProblem['severity']): number =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return say('#{subject}: #{errors}, #{warnings}', {
    subject,
    errors: say(isOne(errors) ? '#{errors} error' : '#{errors} errors', { errors }),
    warnings: say(isOne(warnings) ? '#{warnings} warning' : '#{warnings} warnings', { warnings }),
  });
}

/** Problems grouped by file, in line order. */
export const inOrder = (problems: readonly ContentProblem[]): ContentProblem[] =>
  [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );

/** All problems as text for people, JSON for programs, or annotations for GitHub Actions. */
export function formatProblems(
  problems: readonly ContentProblem[],
  format: Format,
  { subject, colours = false }: FormatOptions,
): string {
  const sorted = inOrder(problems);
  if (format === 'json') return toJson(sorted, subject);
  const line =
    format === 'github' ? annotation : (problem: ContentProblem) => text(problem, colours);
  return [...sorted.map(line), summary(sorted, subject)].join('\n');
}

const RED = 31;
const YELLOW = 33;

function text(problem: ContentProblem, colours: boolean): string {
  const plain = formatProblem(problem);
  if (!colours) return plain;
  const code = problem.severity === 'error' ? RED : YELLOW;
  const severity = say(problem.severity);
  return plain.replace(`  ${severity}  `, `  \u001b[${code}m${severity}\u001b[0m  `);
}

/** The format documented in docs/checking-content.md. */
function toJson(problems: readonly ContentProblem[], subject: string): string {
  const count = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length;
  return JSON.stringify(
    {
      version: 1,
      subject,
      errors: count('error'),
      warnings: count('warning'),
      problems: problems.map(({ file, line, column, severity, message }) => ({
        file,
        line: line ?? null,
        column: column ?? null,
        severity,
        message,
      })),
    },
    null,
    2,
  );
}

/**
 * `::error file=…,line=…,col=…::message`.
 * Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
function annotation({ file, line, column, severity, message }: ContentProblem): string {
  const place = line === undefined ? '' : `,line=${line},col=${column ?? 1}`;
  return `::${severity} file=${escapeProperty(file)}${place}::${escapeData(message)}`;
}

const escapeData = (value: string): string =>
  value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (value: string): string =>
  escapeData(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
