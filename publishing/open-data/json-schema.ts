import type { Schema } from 'yup';

/** A JSON Schema (2020-12), as far as the register needs one. */
export type JsonSchema = { [keyword: string]: unknown };

/** The parts of yup's schema description that are used here. */
interface Described {
  type: string;
  optional?: boolean;
  oneOf?: unknown[];
  tests?: { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, Described>;
  innerType?: Described;
}

/**
 * Replacement schemas by key: where yup's rule depends on a value, which it cannot describe, or where the
 * published data is narrower.
 */
export type Stand = Readonly<Record<string, JsonSchema>>;

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const DATE = '^\\d{4}(-\\d{2}(-\\d{2})?)?$';

/**
 * The JSON Schema of a yup schema, so that the two cannot drift apart.
 * @throws when yup cannot describe a key, and nothing stands in for it.
 */
export const toJsonSchema = (schema: Schema, stand: Stand): JsonSchema =>
  convert(schema.describe() as unknown as Described, stand, '');

function convert(described: Described, stand: Stand, key: string): JsonSchema {
  const given = stand[key];
  if (given) return given;
  if (described.oneOf && described.oneOf.length > 0)
    return { enum: described.oneOf.filter((value) => value !== undefined) };
  switch (described.type) {
    case 'object':
      return objectSchema(described, stand);
    case 'array':
      return arraySchema(described, stand, key);
    case 'string':
      return { type: 'string', ...textKeywords(described) };
    case 'number':
      return { type: isInteger(described) ? 'integer' : 'number', ...minimum(described) };
    case 'boolean':
      return { type: 'boolean' };
    default:
      throw new Error(`The JSON Schema needs a stand-in for "${key}".`);
  }
}

/** Every object of the register is exact: it has no key but those of its schema. */
const objectSchema = ({ fields = {} }: Described, stand: Stand): JsonSchema => {
  const required = Object.keys(fields).filter((name) => !isOptional(fields[name]));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, convert(field, stand, name)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

// A key whose rule depends on a value may be absent: yup cannot say when.
const isOptional = (field: Described | undefined): boolean =>
  field === undefined || field.type === 'lazy' || field.optional === true;

const arraySchema = (described: Described, stand: Stand, key: string): JsonSchema => {
  const { min } = testParams(described, 'min');
  return {
    type: 'array',
    items: described.innerType ? convert(described.innerType, stand, key) : {},
    ...(typeof min === 'number' && { minItems: min }),
  };
};

function textKeywords(described: Described): JsonSchema {
  const { regex } = testParams(described, 'matches');
  if (regex instanceof RegExp) return { pattern: regex.source };
  if (hasTest(described, 'day')) return { pattern: DAY };
  return hasTest(described, 'date') ? { pattern: DATE } : { minLength: 1 };
}

const minimum = (described: Described): JsonSchema => {
  const { min } = testParams(described, 'min');
  return typeof min === 'number' ? { minimum: min } : {};
};

const hasTest = ({ tests = [] }: Described, wanted: string): boolean =>
  tests.some(({ name }) => name === wanted);
const isInteger = (described: Described): boolean => hasTest(described, 'integer');
const testParams = ({ tests = [] }: Described, wanted: string): Record<string, unknown> =>
  tests.find(({ name }) => name === wanted)?.params ?? {};
