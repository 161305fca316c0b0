import { parseArgs } from 'node:util';
import { say } from '@/lib/say/say';
import { type ContentProblem, type Format, formatProblems, formats } from '@/loaders/problems';

export interface CheckArguments {
  format: Format;
  /** What to check; everything when empty. */
  names: string[];
  /** The source that was read. */
  read?: string | undefined;
}

/** Exits with a usage error. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/**
 * Parses `--format …` and names. The default format is annotations in GitHub Actions, text elsewhere.
 * @throws when an argument is not known.
 */
export function parseArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CheckArguments & { isHelp: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      read: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const name = values.format ?? (env.GITHUB_ACTIONS === 'true' ? 'github' : 'terminal');
  const format = formats.find((known) => known === name);
  if (!format)
    throw new Error(
      say('"#{name}" is not a format; use one of: #{known}.', { name, known: formats.join(', ') }),
    );
  return { format, names: positionals, read: values.read, isHelp: values.help };
}

/** Prints the problems and sets the exit code: 1 if any is an error, not for warnings. */
export function report(
  problems: readonly ContentProblem[],
  subject: string,
  format: Format = 'terminal',
): void {
  const colours = process.stdout.isTTY === true && !process.env.NO_COLOR;
  console.log(formatProblems(problems, format, { subject, colours }));
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
