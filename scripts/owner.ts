import type { ArraySchema, ObjectSchema, Schema } from 'yup';
import { missingVariables } from '@/lib/config/release';
import { allVariables } from '@/lib/config/variables';
import { type PlainMessage, say } from '@/lib/say/say';
import { type CompanyFile, companySchema, readCompanyFile } from '@/loaders/company';
import { ContentError } from '@/loaders/problems';
import { requireValue } from '@/loaders/yaml/file';
import { withSettings } from './settings';

/** A fact that only the owner of the site can give. */
interface Fact {
  /** The variable, or the key of content/company.yaml. */
  readonly where: string;
  readonly fact: PlainMessage;
  readonly until: PlainMessage;
}

/** Those of the variables that are not set. */
function missingSettings(env: Readonly<Record<string, string | undefined>>): Fact[] {
  const required = missingVariables(env);
  return allVariables.flatMap(({ name, meaning, until, required: isRequired, fallback }) => {
    const effect = required.find((each) => each.name === name)?.effect;
    const isUnset = isRequired
      ? effect !== undefined
      : [undefined, '', fallback].includes(env[name]);
    if (until === undefined || !isUnset) return [];
    // The meaning has more for those who deploy, after a semicolon or a colon.
    const fact = meaning.replace(/(;|: [^`]).*/s, '') as PlainMessage;
    return { where: name, fact, until: (effect as PlainMessage | undefined) ?? until };
  });
}

/** Those of content/company.yaml that are not there, by its schema. */
function missingFacts(schema: Schema, value: unknown, where: string): Fact[] {
  const { owner } = (schema.meta() ?? {}) as { owner?: Omit<Fact, 'where'> };
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return owner ? [{ where, ...owner }] : [];
  if (schema.type === 'array') {
    const { innerType } = schema as ArraySchema<unknown[], unknown>;
    return (value as unknown[]).flatMap((item, index) =>
      missingFacts(innerType as Schema, item, `${where}[${index}]`),
    );
  }
  if (schema.type !== 'object') return [];
  return Object.entries((schema as ObjectSchema<object>).fields).flatMap(([key, field]) =>
    missingFacts(
      field as Schema,
      (value as Record<string, unknown>)[key],
      where ? `${where}.${key}` : key,
    ),
  );
}

/** Facts with one consequence are told together. */
const told = (facts: readonly Fact[]): string =>
  [...new Set(facts.map(({ until }) => until))]
    .map((until) => {
      const own = facts.filter((fact) => fact.until === until);
      const lines = own.map(({ where, fact }) => `  ${where.padEnd(30)}${say(fact)}`);
      return [...lines, `    ${say('until then: #{until}', { until: say(until) })}`].join('\n');
    })
    .join('\n');

/** Prints what only the owner can say and has not yet: each fact, where it goes, and what the site shows until then. */
export const tellMissingFacts = () =>
  withSettings(() => {
    const file = readCompanyFile();
    try {
      const value: CompanyFile = file ? requireValue(file) : {};
      const settings = missingSettings(process.env);
      const facts = missingFacts(companySchema, value, '');
      if (settings.length > 0)
        console.log(`${say('In .env, or the settings of the host:')}\n${told(settings)}\n`);
      if (facts.length > 0) console.log(`${say('In content/company.yaml:')}\n${told(facts)}\n`);
      const count = settings.length + facts.length;
      console.log(say('#{count} facts are missing; docs/owner.md explains each.', { count }));
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      console.error(cause.message);
      process.exitCode = 1;
    }
  });
