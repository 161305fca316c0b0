import { parseArgs } from 'node:util';
import { type Format, formatProblems, formats } from '@/lib/content/problems/formats';
import type { ContentProblem } from '@/lib/content/problems/problem';

/** Exit codes of the checks: warnings alone succeed. */
const FOUND_ERRORS = 1;
const WRONG_USAGE = 2;

export interface CheckArguments {
  format: Format;
  /** What is to be checked, when not all. */
  names: string[];
}

/** Ends the program with what was wrong with its arguments. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(WRONG_USAGE);
}

/** Reads `--format …` and names; without a format, GitHub Actions gets annotations, people get text. */
export function readArguments(usage: string): CheckArguments {
  const preferred: Format = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'terminal';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string', default: preferred }, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const format = formats.find((known) => known === values.format);
    if (!format)
      return refuse(`"${values.format}" is not a format; use one of: ${formats.join(', ')}.`);
    return { format, names: positionals };
  } catch (cause) {
    return refuse(`${(cause as Error).message}\n\n${usage}`);
  }
}

/** Prints problems and sets the exit code: 1 when there is an error, 0 with warnings alone. */
export function report(
  problems: readonly ContentProblem[],
  subject: string,
  format: Format = 'terminal',
): void {
  const colours = process.stdout.isTTY === true && !process.env.NO_COLOR;
  console.log(formatProblems(problems, format, { subject, colours }));
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = FOUND_ERRORS;
}
