import type { Schema } from 'yup';
import { certainties, units } from '@/law/vocabulary';
import { locales } from '@/lib/i18n/locales';
import { type JsonSchema, type StandIns, toJsonSchema } from '@/lib/json-schema';
import { criterion, criterionShapes, lawSubjectSchema } from '@/loaders/schema/law';
import { FORMAT } from './dataset';

/** An object with these keys and no other. */
const exact = (
  properties: Record<string, JsonSchema | undefined>,
  required: readonly string[],
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false });

const object = (properties: Record<string, JsonSchema>): JsonSchema =>
  exact(properties, Object.keys(properties));

const DAY: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const ADDRESS: JsonSchema = { type: 'string', pattern: '^https://' };
/** Something of each language. */
const inEveryLanguage = (schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(locales.map((locale) => [locale, schema])));
const criteria: JsonSchema = {
  type: 'array',
  items: { $ref: '#/$defs/criterion' },
  description:
    'What must be met: one, two of three or all, as `combine` says; all where it says nothing.',
};

/** Schemas of keys that the checks of content/law leave to functions, or that are published in a narrower form. */
const standIns: StandIns = {
  url: { oneOf: [ADDRESS, inEveryLanguage(ADDRESS)] },
  criteria,
  is: { type: ['boolean', 'string'] },
  // What is unsure is never published.
  certainty: { enum: certainties.filter((certainty) => certainty !== 'unsure') },
};

/** A number, a fact, another rule, or a group: each with its own keys. */
function criterionSchema(): JsonSchema {
  const { properties } = toJsonSchema(criterion, standIns) as {
    properties: Record<string, JsonSchema>;
  };
  return {
    oneOf: criterionShapes.flatMap(({ has, may }) => {
      const own = Object.fromEntries([...has, ...may].map((name) => [name, properties[name]]));
      if (!has.some((name) => name === 'unit')) return [exact(own, has)];
      const { noun, ...counted } = own;
      // A count says what is counted; other units say it themselves.
      return [
        exact({ ...counted, noun, unit: { const: 'count' } }, [...has, 'noun']),
        exact({ ...counted, unit: { enum: units.filter((unit) => unit !== 'count') } }, has),
      ];
    }),
  };
}

/**
 * The JSON Schema (draft 2020-12) of the published register, made from the one that content/law is checked
 * against.
 * @param id its address.
 */
export const registerSchema = (id: string): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  title: 'Register of law',
  ...object({
    $schema: { const: id },
    format: { const: FORMAT, description: 'Rises when readers of the file have to change.' },
    version: object({
      hash: {
        type: 'string',
        pattern: '^[0-9a-f]{12}$',
        description: 'The same as long as no entry changes.',
      },
      evidence: {
        ...object({ eu: DAY, fr: DAY }),
        description: 'Days to which the evidence for Union law and for French law goes.',
      },
    }),
    licence: {
      description: 'Null while no licence is granted: reuse then needs the consent of the owner.',
      oneOf: [{ type: 'null' }, object({ name: { type: 'string' }, url: ADDRESS })],
    },
    subjects: {
      type: 'object',
      description:
        'Wordings apply to financial years, by the calendar year they start in; to reports, by the year they are published in; or between two dates.',
      propertyNames: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
      additionalProperties: toJsonSchema(lawSubjectSchema as unknown as Schema, standIns),
    },
  }),
  $defs: { criterion: criterionSchema() },
});
