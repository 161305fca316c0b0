import { array, lazy, mixed, type ObjectSchema, object, string } from 'yup';
import {
  actKinds,
  certainties,
  combinations,
  explanations,
  layers,
  milestoneKinds,
  operators,
  ruleKinds,
  units,
} from '@/law/vocabulary';
import { forEveryLocale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import * as field from './fields';

/** Keys that go together, and what such a criterion is. */
export const criterionShapes = [
  { has: ['measure', 'operator', 'value', 'unit'], may: ['id', 'label', 'noun', 'scope'] },
  { has: ['measure', 'is'], may: ['id', 'scope'] },
  { has: ['rule'], may: ['is'] },
  { has: ['criteria'], may: ['combine'] },
] as const;

const SHAPES = say(
  'must be { measure, operator, value, unit }, { measure, is }, { rule } or { combine, criteria }',
);

function hasShape(value: object): boolean {
  const keys = Object.entries(value).flatMap(([key, held]) => (held === undefined ? [] : key));
  return criterionShapes.some(
    ({ has, may }) =>
      has.every((key) => keys.includes(key)) &&
      keys.every((key) => [...has, ...may].some((known) => known === key)),
  );
}

/** One criterion of a rule; its parts are checked on their own, then which of them go together. */
export const criterion: ObjectSchema<object> = object({
  id: field.id().optional(),
  measure: field.id().optional(),
  operator: field.optionalOneOf(operators),
  value: field.amount().optional(),
  unit: field.optionalOneOf(units),
  noun: field.optionalBilingual(),
  label: field.optionalBilingual(),
  scope: field.optionalBilingual(),
  is: mixed<boolean | string>(
    (value): value is boolean | string => typeof value === 'boolean' || typeof value === 'string',
  )
    .typeError(say('must be true, false or a word'))
    .optional(),
  rule: string().typeError(say('must be the id of a rule')).optional(),
  combine: field.optionalOneOf(combinations),
  criteria: lazy(() => criteria()),
})
  .exact()
  .test('shape', SHAPES, (value) => value === undefined || hasShape(value))
  .test(
    'noun',
    say('needs a noun that says what is counted, exactly when its unit is "count"'),
    ({ unit, noun }) => (unit === 'count') === (noun !== undefined),
  );

/** The criteria of a version or of a group. */
const criteria = () => array(criterion as never).optional();

const entries = () => array(field.id()).optional();
const years = () =>
  field.optionalObject({
    from: field.wholeNumber().optional(),
    until: field.wholeNumber().optional(),
  });
const days = () =>
  field.optionalObject({ from: field.day().optional(), until: field.day().optional() });
const closings = () => field.wholeNumber().min(1, say('must be 1 or more')).optional();

const act = object({
  id: field.id(),
  kind: field.oneOf(actKinds),
  name: field.bilingual(),
  title: field.optionalBilingual(),
  date: field.date().optional(),
  celex: string()
    .typeError(say('must be text; put it in quotation marks'))
    .matches(/^[0-9CEX]\d{4}[A-Z]{1,2}\d+/, ({ value }) =>
      say('"#{value}" is not a CELEX number', { value }),
    )
    .optional(),
  publishedIn: field.optionalBilingual(),
  inForceFrom: field.day().optional(),
  transposeBy: field.day().optional(),
  amends: entries(),
  secondary: field.yesOrNo(),
  language: field.text().optional(),
  url: lazy((value: unknown) =>
    typeof value === 'object' && value !== null
      ? object(forEveryLocale(field.address)).exact()
      : field.address().optional(),
  ),
  read: field.day().optional(),
  copy: field.address().optional(),
  certainty: field.oneOf(certainties),
}).exact();

const version = object({
  from: field.day(),
  until: field.day().optional(),
  gapBefore: field.yesOrNo(),
  proposed: field.yesOrNo(),
  financialYears: years(),
  reports: years(),
  dates: days(),
  who: field.optionalBilingual(),
  without: array(field.oneOf(explanations)).optional(),
  combine: field.optionalOneOf(combinations),
  criteria: criteria(),
  consecutiveYears: closings(),
  leavesAfter: closings(),
  unsettledYears: closings(),
  act: field.id(),
  provision: field.optionalBilingual(),
  consequence: field.optionalBilingual(),
  note: field.optionalBilingual(),
  read: field.day().optional(),
  certainty: field.oneOf(certainties),
}).exact();

const rule = object({
  id: field.id(),
  layer: field.oneOf(layers),
  kind: field.oneOf(ruleKinds),
  label: field.bilingual(),
  versions: array(version).min(1, say('needs at least one version')).required(field.required),
  replacedBy: field.id().optional(),
  exempts: entries(),
}).exact();

const milestone = object({
  id: field.id(),
  date: field.date(),
  layer: field.oneOf(layers),
  kind: field.oneOf(milestoneKinds),
  label: field.bilingual(),
  act: field.id(),
  provision: field.optionalBilingual(),
  proposed: field.yesOrNo(),
  cancelled: field.optionalObject({ by: field.id(), date: field.day() }),
  replacedBy: field.id().optional(),
  read: field.day().optional(),
  rules: entries(),
  certainty: field.oneOf(certainties),
}).exact();

const change = object({
  id: field.id(),
  date: field.date(),
  title: field.optionalBilingual(),
  text: field.bilingual(),
  act: field.id(),
  provision: field.optionalBilingual(),
  rules: entries(),
  certainty: field.optionalOneOf(certainties),
}).exact();

/** A file of `content/law`: the law of one subject. */
export const lawSubjectSchema = object({
  name: field.bilingual(),
  title: field.bilingual(),
  checkedOn: field.day(),
  reviewBy: field.day(),
  acts: field.list(act),
  rules: field.list(rule),
  milestones: field.list(milestone),
  changes: field.list(change),
}).exact();
