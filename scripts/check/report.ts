import { parseArgs } from 'node:util';
import { type Format, formatProblems, formats } from '@/lib/content/problems/formats';
import type { ContentProblem } from '@/lib/content/problems/problem';

/** Exit codes of the checks; warnings don't fail them. */
const FOUND_ERRORS = 1;
const INVALID_USAGE = 2;

export interface CheckArguments {
  format: Format;
  /** What to check; everything when empty. */
  names: string[];
}

/** Exits with a usage error. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(INVALID_USAGE);
}

/** Parses `--format …` and names. The default format is annotations in GitHub Actions, text elsewhere. */
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

/** Prints the problems and sets the exit code: 1 if any is an error. */
export function report(
  problems: readonly ContentProblem[],
  subject: string,
  format: Format = 'terminal',
): void {
  const colours = process.stdout.isTTY === true && !process.env.NO_COLOR;
  console.log(formatProblems(problems, format, { subject, colours }));
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = FOUND_ERRORS;
}
