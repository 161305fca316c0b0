import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pathOf } from '@/receiver/storage/sqlite/database';

/** Invalid command-line arguments; the message explains the correct usage. */
export class UsageError extends Error {}

/** A command was understood, and could not do what it was asked. */
export class Failure extends Error {}

/** What was given to a command: its options, and its argument. */
export interface Given {
  readonly argument?: string;
  readonly csv?: boolean;
  readonly email?: string;
  readonly port?: string;
  readonly search?: string;
}

/** What may stand in one form of a command, such as `FILE`, `--csv` or `[--port PORT]`. */
const partsOf = (form: string) =>
  [...form.matchAll(/(\[)?(?:--([a-z]+)( [A-Z]+)?|[A-Z]+)/g)].map(([, bracket, option, value]) => ({
    name: option ?? 'argument',
    isFlag: option !== undefined && value === undefined,
    isOptional: bracket !== undefined,
  }));

/**
 * Reads the arguments of a command that takes one of some forms, such as `--csv` or `--email ADDRESS`.
 * @throws UsageError when they fit none.
 */
export function readArguments(forms: readonly string[], args: readonly string[]): Given {
  const parts = forms.map(partsOf);
  const options = parts
    .flat()
    .filter(({ name }) => name !== 'argument')
    .map(({ name, isFlag }) => [name, { type: isFlag ? 'boolean' : 'string' }] as const);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options),
      allowPositionals: true,
    });
    const given = { ...values, ...(positionals.length > 0 && { argument: positionals.join(' ') }) };
    const fits = parts.some(
      (form) =>
        form.every(({ name, isOptional }) => isOptional || name in given) &&
        Object.keys(given).every((name) => form.some((part) => part.name === name)),
    );
    if (fits) return given;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message);
  }
  throw new UsageError('That is not how this command is used.');
}

/** Strips control characters: submitted text could contain terminal escape sequences. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** @throws when there is no database file: a command would create an empty one, and say that it is empty. */
export function requireDatabase(url: string): void {
  if (!url.startsWith('file:') || existsSync(pathOf(url))) return;
  throw new UsageError(
    `There is no database at ${pathOf(url)}. Set DEMO_DATABASE_URL as for the receiver, and run this in its folder.`,
  );
}
