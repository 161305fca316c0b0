import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';

/** A JSON Schema, draft 7, which editors of YAML read. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a yup schema may say of itself for editors. */
export interface EditorMeta {
  /** The list of entries of the register of law that the value names. */
  names?: string;
  /** The JSON Schema itself, where it cannot be derived. */
  json?: JsonSchema;
}

/**
 * The shape that a yup schema checks, as JSON Schema: types, keys, lengths, patterns and fixed values. Rules
 * that are functions stay with the checks.
 */
export const toJsonSchema = (schema: Schema): JsonSchema => converted(schema.describe());

function converted(description: SchemaFieldDescription): JsonSchema {
  const { names, json } =
    ('meta' in description ? description.meta : undefined) ?? ({} as EditorMeta);
  if (json) return json as JsonSchema;
  if (names) return { $ref: `ids.json#/definitions/${names}` };
  if (!('tests' in description)) return {};
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
      return list(description);
    case 'object':
      return keys(description);
    default:
      return values(description);
  }
}

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
    ...limit(description, 'Length'),
  };
}

function list(description: SchemaDescription): JsonSchema {
  const { innerType } = description as SchemaDescription & { innerType?: SchemaFieldDescription };
  return {
    type: 'array',
    items: innerType ? converted(innerType) : {},
    ...limit(description, 'Items'),
  };
}

function keys(description: SchemaDescription): JsonSchema {
  const { fields = {} } = description as SchemaDescription & {
    fields?: Record<string, SchemaFieldDescription>;
  };
  const required = Object.entries(fields)
    .filter(([, field]) => 'optional' in field && !field.optional)
    .map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, converted(field)]),
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
