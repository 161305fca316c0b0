import { readFileSync } from 'node:fs';
import { isDay } from '@/lib/dates';

export type Environment = Readonly<Record<string, string | undefined>>;

/** @param value the invalid value; omitted when it may contain a password. */
export const refuse = (name: string, wanted: string, value?: string): never => {
  const found = value === undefined ? 'is invalid' : `is "${value}"`;
  throw new Error(`${name} ${found}. Set it to ${wanted}.`);
};

/** Items separated by commas. */
export const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A number above 0, and at most `most`. */
export function positive(
  env: Environment,
  name: string,
  fallback: number,
  most = Number.MAX_VALUE,
): number {
  const value = env[name]?.trim() ? Number(env[name]) : fallback;
  const wanted = most < Number.MAX_VALUE ? `a number above 0, at most ${most}` : 'a number above 0';
  return value > 0 && value <= most ? value : refuse(name, wanted, env[name]);
}

/** A date of the calendar, `YYYY-MM-DD`. */
export function day(name: string, value: string): string {
  return isDay(value) ? value : refuse(name, 'a date, such as 2027-10-31', value);
}

/** Whether the value is `yes`, and not `no`. */
export const yes = (name: string, value: string): boolean =>
  value === 'yes' || (value === 'no' ? false : refuse(name, 'yes or no', value));

/**
 * Replaces the variables that hold a secret by the contents of the files named by `<NAME>_FILE`, as
 * container platforms mount them.
 * @throws when a file cannot be read, or both variables are set.
 */
export function withSecretFiles(env: Environment, secrets: readonly string[]): Environment {
  const read: Record<string, string> = {};
  for (const name of secrets) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`${name}_FILE is "${file}", which cannot be read (${code}).`);
    }
    if (!read[name]) throw new Error(`${name}_FILE is "${file}", which is empty.`);
  }
  return { ...env, ...read };
}
