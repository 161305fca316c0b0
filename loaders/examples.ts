import { existsSync, readdirSync } from 'node:fs';
import { array, type InferType, type ISchema, type ObjectSchema, object } from 'yup';
import { seats } from '@/law/measures';
import { oncePerBuild } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { type InLanguage, inLanguage } from './in-language';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

const given = () => field.amount().required(field.required);
const grade = () =>
  given()
    .integer(say('must be 1 to 5'))
    .min(1, say('must be 1 to 5'))
    .max(5, say('must be 1 to 5'));
const items = <T>(item: ISchema<T>) =>
  array(item).min(1, say('needs at least one item')).required(field.required);

const entity = object({
  name: field.text(),
  established: field.oneOf(seats),
  employees: given(),
  turnover: given(),
  balanceSheet: given(),
}).exact();
/** Sources of revenue that the exclusions of a fund's name limit. */
export const excludedSources = ['coal', 'oil', 'gas', 'electricity'] as const;
/** Sectors of high climate impact. */
export const sectors = ['manufacturing', 'energy'] as const;
const share = () => field.amount().optional();
const held = { march: given(), june: given(), september: given(), december: given() };
const kpi = {
  total: given(),
  aligned: given(),
  unassessed: field.flag(),
};

/** What the computation of each example starts from. */
const data = {
  'csrd-group': object({
    parent: entity,
    subsidiaries: items(entity),
    eliminated: object({ turnover: given(), balanceSheet: given() }).exact(),
  }).exact(),
  'csddd-risk-map': object({
    priorityFrom: grade(),
    risks: items(
      object({
        impact: field.bilingual(),
        scale: grade(),
        scope: grade(),
        irremediability: grade(),
        likelihood: grade(),
        measures: field.bilingual(),
      }).exact(),
    ),
  }).exact(),
  'taxonomy-turnover': object({
    activities: items(
      object({
        name: field.bilingual(),
        entity: field.text(),
        eligible: field.yesOrNo().required(field.required),
        turnover: object(kpi).exact(),
        capex: object({ ...kpi, plan: given() }).exact(),
        opex: object(kpi).exact(),
      }).exact(),
    ),
  }).exact(),
  'sfdr-fund': object({
    indicators: items(
      object({ number: given(), name: field.bilingual(), unit: field.bilingual() }).exact(),
    ),
    holdings: items(
      object({
        name: field.bilingual(),
        price: given(),
        quantities: object(held).exact(),
        enterpriseValue: given(),
        revenue: given(),
        scope1: given(),
        scope2: given(),
        scope3: given(),
        promoted: field.yesOrNo().required(field.required),
        excludedRevenue: field.optionalObject({
          coal: share(),
          oil: share(),
          gas: share(),
          electricity: share(),
        }),
        fossilFuels: field.yesOrNo().required(field.required),
        energy: given(),
        nonRenewable: given(),
        sector: field.optionalOneOf(sectors),
        biodiversity: field.yesOrNo().required(field.required),
        emissionsToWater: given(),
        hazardousWaste: given(),
        violations: field.yesOrNo().required(field.required),
        monitoring: field.yesOrNo().required(field.required),
        payGap: given(),
        boardWomen: given(),
        boardMembers: given(),
        controversialWeapons: field.yesOrNo().required(field.required),
      }).exact(),
    ),
  }).exact(),
  'double-materiality-impact': object({
    threshold: grade(),
    name: field.bilingual(),
    scale: grade(),
    scope: grade(),
    irremediability: grade(),
    likelihood: grade(),
    reasons: object({
      scale: field.bilingual(),
      scope: field.bilingual(),
      irremediability: field.bilingual(),
      likelihood: field.bilingual(),
    }).exact(),
  }).exact(),
  'tnfd-leap': object({
    site: field.bilingual(),
    protectedAreaKm: given(),
    sensitiveBelowKm: given(),
    water: object({ drawn: given(), restrictedPercent: given() }).exact(),
    takenFurtherFrom: given(),
    dependencies: items(
      object({ service: field.bilingual(), reliance: grade(), degradation: grade() }).exact(),
    ),
  }).exact(),
  'assurance-planning': object({
    meetingAfterWeeks: given(),
    stages: items(
      object({
        id: field.optionalOneOf(['signed']),
        weeksBefore: given(),
        what: field.bilingual(),
        who: field.bilingual(),
      }).exact(),
    ),
  }).exact(),
  'rating-correction': object({ notifiedOn: field.day() }).exact(),
};

export type ExampleId = keyof typeof data;
/** Worked examples by their names in guides, `<WorkedExample of="csrd-group" />`. */
export const exampleIds = Object.keys(data) as ExampleId[];
export type ExampleData = {
  readonly [Id in ExampleId]: InLanguage<InferType<(typeof data)[Id]>>;
};

/** A value that the computation gives, or an item of a list of them. */
const value = () => field.text().optional();
/** A sentence; `when` and `unless` name a value that must be true or false. */
const condition = { when: value(), unless: value() };
const part = object({
  ...condition,
  /** The list to write the part anew for, with the values of each item. */
  each: value(),
  text: field.optionalBilingual(),
  /** Joined to one paragraph. */
  sentences: array(object({ ...condition, text: field.bilingual() }).exact()).optional(),
  caption: field.optionalBilingual(),
  /** The list that has a row for each item. */
  rows: value(),
  /** The first heads the rows. */
  columns: array(
    object({
      cell: field.text(),
      label: field.bilingual(),
      numeric: field.flag(),
    }).exact(),
  ).optional(),
})
  .exact()
  .test(
    'shape',
    say('must have a text, or sentences, or a caption with rows and columns'),
    ({ text: words, sentences, caption, rows, columns }) =>
      [words, sentences, caption && rows && columns?.length].filter(Boolean).length === 1,
  );

const schemaOf = (given: ObjectSchema<object>) =>
  object({
    data: given,
    /** Words that the computation puts into sentences and cells. */
    words: field.entries(field.bilingual),
    parts: array(part).min(1, say('needs at least one part')).required(field.required),
  }).exact();
const schemas = Object.fromEntries(exampleIds.map((id) => [id, schemaOf(data[id])])) as Record<
  ExampleId,
  ReturnType<typeof schemaOf>
>;

type Part = InferType<typeof part>;
/** A file of `content/examples`: what a worked example is computed from, and its words. */
export interface Example<Id extends ExampleId = ExampleId> {
  readonly data: InferType<(typeof data)[Id]>;
  readonly words?: Readonly<Record<string, Readonly<Record<Locale, string>>>>;
  readonly parts: readonly Part[];
}

/** Names of the files in the folder; each should be the id of an example. */
export const exampleFiles = (): string[] =>
  existsSync(inContent('examples'))
    ? readdirSync(inContent('examples')).filter((name) => !name.startsWith('.'))
    : [];

/** Reads an example's file. Never throws for bad content. */
export const readExample = (id: ExampleId): YamlFile<Example> =>
  readYamlFile(
    inContent('examples', `${id}.yaml`),
    schemas[id],
    say('This file is missing; it has what the worked example is computed from, and its words.'),
  );

const examples = oncePerBuild((id: ExampleId, locale: Locale) =>
  inLanguage(requireValue(readExample(id)), locale),
);

/**
 * An example in one language, not typeset.
 * @throws ContentError listing every problem of the file.
 */
export const loadExample = <Id extends ExampleId>(
  id: Id,
  locale: Locale,
): InLanguage<Omit<Example, 'data'>> & { readonly data: ExampleData[Id] } =>
  examples(id, locale) as never;
