import { parseArgs } from 'node:util';
import { type ContentProblem, type Format, formatProblems, formats } from '@/loaders/problems';

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

/**
 * Parses `--format …`, `--lang …` and names. The default format is annotations in GitHub Actions, text elsewhere; the
 * default language is the terminal's.
 * @throws when an argument is not known.
 */
export function parseArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CheckArguments & { isHelp: boolean; lang: string | undefined } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      lang: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const name = values.format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'terminal');
  const format = formats.find((known) => known === name);
  if (!format) throw new Error(`"${name}" is not a format; use one of: ${formats.join(', ')}.`);
  const { lang, help } = values;
  if (lang !== undefined && lang !== 'fr' && lang !== 'en')
    throw new Error(`"${lang}" is not a language of the messages; use fr or en.`);
  return { format, names: positionals, isHelp: help, lang };
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
