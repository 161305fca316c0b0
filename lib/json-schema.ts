import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Schemas by key in place of the derived ones: where yup's rule depends on a value, which it cannot describe, or where
 * the published data is narrower.
 */
export type StandIns = Readonly<Record<string, JsonSchema>>;

/**
 * The shape that a yup schema checks, as JSON Schema, so that the two cannot drift apart: types, keys, lengths,
 * patterns and fixed values. Rules that are functions stay with the checks.
 * @throws when yup cannot describe a key, and nothing stands in for it.
 */
export const toJsonSchema = (schema: Schema, standIns: StandIns): JsonSchema =>
  converted(schema.describe(), '', standIns);

function converted(
  description: SchemaFieldDescription,
  key: string,
  standIns: StandIns,
): JsonSchema {
  const given = standIns[key];
  if (given) return given;
  if (!('tests' in description) || isOpen(description))
    throw new Error(`The JSON Schema needs a stand-in for "${key}".`);
  switch (description.type) {
    case 'string':
      return text(description);
    case 'number':
      return {
        type: has(description, 'integer') ? 'integer' : 'number',
        ...limit(description, 'imum'),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return list(description, key, standIns);
    case 'object':
      return keys(description, standIns);
    default:
      return values(description);
  }
}

/** Whether any value would do. */
const isOpen = ({ type, oneOf }: SchemaDescription): boolean =>
  type === 'mixed' && oneOf.length === 0;

const PATTERNS: Readonly<Record<string, string>> = {
  day: '^\\d{4}-\\d{2}-\\d{2}$',
  date: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
};

function text(description: SchemaDescription): JsonSchema {
  const matches = test(description, 'matches')?.params?.regex;
  const known = Object.keys(PATTERNS).find((name) => has(description, name));
  const pattern = matches instanceof RegExp ? matches.source : known && PATTERNS[known];
  return {
    type: 'string',
    ...values(description),
    ...(pattern && { pattern }),
    ...(!pattern && { minLength: 1 }),
    ...limit(description, 'Length'),
  };
}

function list(description: SchemaDescription, key: string, standIns: StandIns): JsonSchema {
  const { innerType } = description as SchemaDescription & { innerType?: SchemaFieldDescription };
  return {
    type: 'array',
    items: innerType ? converted(innerType, key, standIns) : {},
    ...limit(description, 'Items'),
  };
}

function keys(description: SchemaDescription, standIns: StandIns): JsonSchema {
  const { fields = {} } = description as SchemaDescription & {
    fields?: Record<string, SchemaFieldDescription>;
  };
  const required = Object.entries(fields)
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, converted(field, key, standIns)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const values = ({ oneOf }: SchemaDescription): JsonSchema =>
  oneOf.length > 0 ? { enum: oneOf } : {};

const test = ({ tests }: SchemaDescription, name: string) =>
  tests.find((each) => each.name === name);
const has = (description: SchemaDescription, name: string): boolean =>
  test(description, name) !== undefined;

/** `minLength`, `minItems`, `minimum`, and the same for max. */
const limit = (description: SchemaDescription, of: 'Length' | 'Items' | 'imum'): JsonSchema =>
  Object.fromEntries(
    (['min', 'max'] as const).flatMap((name) => {
      const value = test(description, name)?.params?.[name];
      return typeof value === 'number' ? [[`${name}${of}`, value]] : [];
    }),
  );
