import type { Schema } from 'yup';
import { type JsonSchema, toJsonSchema } from '@/lib/json-schema';
import { lawSubjectSchema } from '@/loaders/schema/law';
import {
  ADDRESS,
  criterionSchema,
  exact,
  headingSchema,
  inEveryLanguage,
  object,
  standIns,
} from './register-schema';

/** Entries of an extract, which have acts in place of ids. */
const entries = () => {
  const act: JsonSchema = { $ref: '#/$defs/act' };
  const { properties } = toJsonSchema(lawSubjectSchema as unknown as Schema, {
    ...standIns,
    url: inEveryLanguage(ADDRESS),
    act,
    by: act,
  }) as { properties: Record<'acts' | 'rules' | 'milestones' | 'changes', { items: JsonSchema }> };
  return properties;
};

const name = inEveryLanguage({ type: 'string', minLength: 1 });
const ids: JsonSchema = { type: 'array', items: { type: 'string' } };
const addresses: JsonSchema = { type: 'object', additionalProperties: ADDRESS };

/** The JSON Schema of the extract of one rule. */
export function ruleExtractSchema(id: string): JsonSchema {
  const { acts, rules, milestones, changes } = entries();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'One rule of the register of law',
    ...object({
      ...headingSchema(id),
      address: ADDRESS,
      page: inEveryLanguage(ADDRESS),
      subject: exact({ id: { type: 'string' }, name }, ['id', 'name']),
      rule: rules.items,
      exemptions: { ...ids, description: 'Ids of the rules that exempt from it.' },
      milestones,
      changes,
      rules: { ...addresses, description: 'Addresses of the other rules named, by id.' },
    }),
    $defs: { criterion: criterionSchema(), act: acts.items },
  };
}
