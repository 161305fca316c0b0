import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isDay } from '@/lib/dates';

export type Environment = Readonly<Record<string, string | undefined>>;

/** @param value the invalid value, or the empty text; omitted when it may contain a password. */
export const refuse = (name: string, wanted: string, value?: string): never => {
  const found = value === undefined ? 'is invalid' : value ? `is "${value}"` : 'is not set';
  throw new Error(`${name} ${found}. Set it to ${wanted}.`);
};

/** Items separated by commas. */
export const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A number above 0, written in a form, and at most `most`. */
const number =
  (what: string, form: RegExp) =>
  (name: string, value: string, most = Number.MAX_VALUE): number =>
    form.test(value) && Number(value) > 0 && Number(value) <= most
      ? Number(value)
      : refuse(name, `${what} above 0${most < Number.MAX_VALUE ? `, at most ${most}` : ''}`, value);

export const positive = number('a number', /./);
export const count = number('a whole number', /^\d+$/);

/** One of the given words. */
export const oneOf =
  <Word extends string>(words: readonly Word[], wanted = `one of ${words.join(', ')}`) =>
  (name: string, value: string): Word =>
    words.find((word) => word === value) ?? refuse(name, wanted, value);

/** Any text. */
export const text = (_name: string, value: string): string => value;

/** The origin, if the value is nothing more; else null. */
export function originOf(value: string): string | null {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : null;
}

/** A date of the calendar, `YYYY-MM-DD`. */
export const day = (name: string, value: string): string =>
  isDay(value) ? value : refuse(name, 'a date, such as 2027-10-31', value);

/** Whether the value is `yes`, and not `no`. */
export const yes = (name: string, value: string): boolean =>
  value === 'yes' || (value === 'no' ? false : refuse(name, 'yes or no', value));

/** Of a variable that names a file. */
export const refuseFile = (name: string, file: string, why: string): never => {
  throw new Error(`${name} is "${file}", which ${why}`);
};

/** The text of a file that a variable names. @throws when it cannot be read. */
export function textOf(name: string, file: string, wanted = ''): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    return refuseFile(name, file, `${why}.${wanted}`);
  }
}

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
    read[name] = textOf(`${name}_FILE`, file).trim();
    if (!read[name]) refuseFile(`${name}_FILE`, file, 'is empty.');
  }
  return { ...env, ...read };
}

/** Loopback, private and link-local addresses (RFC 1918, 4193, 4291, 3927). */
const PRIVATE_ADDRESS =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** Whether a host is this machine. */
const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether a host is on this machine or a private network: by address, or by a name without a domain. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? !host.includes('.') || /\.(localhost|internal|local)$/.test(host)
    : PRIVATE_ADDRESS.test(host);
}

/**
 * The address of a web service that is sent personal data or figures: https, or http on a private network.
 * @throws when it is neither, without quoting it, for it may hold a password.
 */
export function serviceUrl(name: string, value: string): string {
  const url = URL.parse(value);
  const isFit =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivateHost(url.hostname));
  const wanted = 'an https:// URL; http:// only on a private network';
  return isFit ? value : refuse(name, wanted, value && undefined);
}

/**
 * The address of a mail server, with encryption required where mail leaves the private network: by itself,
 * `smtp://` would go on in clear text with a server that offers no TLS, or with an attacker who pretends to be one.
 * `?requireTLS=false` turns that off.
 */
export function smtpUrl(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.hash)
    return refuse(name, 'smtp://user:password@host:port, with %23 for a # of the password');
  const isDecided = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  if (url.protocol === 'smtps:' || isDecided || isPrivateHost(url.hostname)) return value;
  return `${value}${url.search ? '&' : '?'}requireTLS=true`;
}

/** Whether nobody on the way can read what goes to a PostgreSQL server: on this machine, or by TLS with its name checked. */
function isUnreadable({ hostname, searchParams }: URL): boolean {
  // As the driver does, which takes the last of several.
  const host = searchParams.getAll('host').at(-1) ?? hostname;
  const isChecked = searchParams.getAll('sslmode').at(-1) === 'verify-full';
  return isLoopback(host) || host.startsWith('/') || (isChecked && !searchParams.has('ssl'));
}

/**
 * Where the database is. Of an invalid value, only the scheme is quoted: the rest may hold a password.
 * @throws when others could read on the way what goes to it.
 */
export function databaseUrl(name: string, value: string): string {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(value) ?? [];
  const found = scheme && `${scheme}:…`;
  if (/^file:(?!:memory:)./.test(value)) return value;
  const url = /^postgres(ql)?:\/\/./.test(value) ? URL.parse(value) : null;
  if (!url) return refuse(name, 'a file: path, or a postgres:// URL', found);
  const wanted = 'a URL that ends in ?sslmode=verify-full: its server is not this machine';
  return isUnreadable(url) ? value : refuse(name, wanted, found);
}

/** Domain names reserved for examples and tests (RFC 2606), which never resolve to a real site. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i;

export const isReservedName = (host: string): boolean => RESERVED.test(host);
