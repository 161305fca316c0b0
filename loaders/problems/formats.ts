import { type ContentProblem, formatProblem } from './problem';

export const formats = ['terminal', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

interface FormatOptions {
  /** What was checked, for the summary line: `content`. */
  subject: string;
  /** Whether the terminal supports colours. */
  colours?: boolean;
}

/** `content: 2 errors, 1 warning` */
export function summary(problems: readonly ContentProblem[], subject: string): string {
  const count = (severity: ContentProblem['severity']): string => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  return `${subject}: ${count('error')}, ${count('warning')}`;
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
  const { severity } = problem;
  const code = severity === 'error' ? RED : YELLOW;
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
