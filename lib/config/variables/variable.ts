import type { Environment } from '../values';

/**
 * One environment variable: what it sets, what stands for it, and which values it takes. `.env.example` is written
 * from these.
 */
interface Variable<Value = unknown> {
  /** What it sets, in Markdown, without a full stop. */
  readonly meaning: string;
  /** Value that stands for an unset variable; absent when there is none. */
  readonly fallback?: string;
  /** A typical value, for variables without a fallback. */
  readonly example?: string;
  /** May be the name of a file instead, in `<NAME>_FILE`; its value is never shown. */
  readonly secret?: true;
  /** A release is refused without it: always, or where this says, in Markdown. */
  readonly required?: true | string;
  /** Of what a release is refused without: what the site shows until it is set. */
  readonly until?: string;
  /** The server reads it too when it starts, besides the build. */
  readonly server?: true;
  /** @throws when the value is invalid, with a message that names the variable and says what to set. */
  readonly parse: Parse<Value>;
}

type Parse<Value> = (name: string, value: string) => Value;
type More = Pick<Variable, 'secret' | 'server'>;

/** A variable by its meaning, and what stands for it when it is unset, or an example. */
export const means = (meaning: string) => ({
  byDefault: <Value>(fallback: string, parse: Parse<Value>, more: More = {}) => ({
    meaning,
    fallback,
    parse,
    ...more,
  }),
  suchAs: <Value>(example: string, parse: Parse<Value>, more: More = {}) => ({
    meaning,
    example,
    parse,
    ...more,
  }),
});

type Variables = Readonly<Record<string, Variable>>;

/** Variables that one module reads. */
export interface VariableGroup<Entries extends Variables = Variables> {
  readonly title: string;
  readonly readBy: 'build' | 'server' | 'check';
  readonly variables: Entries;
}

export const group = <Entries extends Variables>(of: VariableGroup<Entries>) => of;

/** Reads the variables of a group; what is not read is not checked. */
export function reading<Entries extends Variables>(
  { variables }: VariableGroup<Entries>,
  env: Environment,
) {
  type Name = keyof Entries & string;
  type Value<Key extends Name> = ReturnType<Entries[Key]['parse']>;
  const text = (name: Name): string => env[name]?.trim() || (variables[name]?.fallback ?? '');
  const value = <Key extends Name>(name: Key) =>
    variables[name]?.parse(name, text(name)) as Value<Key>;
  return {
    /** Whether it is set, or something stands for it. */
    isSet: (name: Name) => text(name) !== '',
    /** The value, also of a variable that must be set where it is read: the empty text is then refused. */
    value,
    /** The value; null when the variable is not set and nothing stands for it. */
    optional: <Key extends Name>(name: Key) => (text(name) ? value(name) : null),
  };
}
