import type { Schema } from 'yup';
import { type JsonSchema, toJsonSchema } from '@/lib/json-schema';
import { lawSubjectSchema } from '@/loaders/schema/law';
import {
  ADDRESS,
  criterionSchema,
  headingSchema,
  inEveryLanguage,
  object,
  standIns,
} from './register-schema';

type ListSchema = JsonSchema & { items: JsonSchema };

/** Entries of an extract, which have acts in place of ids. */
const entries = () => {
  const act: JsonSchema = { $ref: '#/$defs/act' };
  const { properties } = toJsonSchema(lawSubjectSchema as unknown as Schema, {
    ...standIns,
    url: inEveryLanguage(ADDRESS),
    act,
    by: act,
  }) as { properties: Record<'acts' | 'rules' | 'milestones' | 'changes', ListSchema> };
  return properties;
};

const word: JsonSchema = { type: 'string', minLength: 1 };
const name = inEveryLanguage(word);

/** The JSON Schema of the extract of one rule. */
export const ruleExtractSchema = (id: string): JsonSchema =>
  extractSchema(id, 'One rule of the register of law', ({ rules }) => ({
    subject: object({ id: word, name }),
    rule: rules.items,
    exemptions: {
      type: 'array',
      items: word,
      description: 'Ids of the rules that exempt from it.',
    },
  }));

/** The JSON Schema of the extract of a text that has a page of its own. */
export const obligationExtractSchema = (id: string): JsonSchema =>
  extractSchema(id, 'What the register of law holds on one text', ({ rules }) => ({
    id: word,
    name,
    rules,
  }));

function extractSchema(
  id: string,
  title: string,
  own: (parts: ReturnType<typeof entries>) => Record<string, JsonSchema>,
): JsonSchema {
  const parts = entries();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    ...object({
      ...headingSchema(id),
      address: ADDRESS,
      page: inEveryLanguage(ADDRESS),
      ...own(parts),
      milestones: parts.milestones,
      changes: parts.changes,
      otherRules: {
        type: 'object',
        additionalProperties: ADDRESS,
        description: 'Addresses of the other rules named, by id.',
      },
    }),
    $defs: { criterion: criterionSchema(), act: parts.acts.items },
  };
}
