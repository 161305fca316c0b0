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
import {
  address,
  amount,
  bilingual,
  date,
  day,
  id,
  list,
  oneOf,
  optionalBilingual,
  optionalObject,
  optionalOneOf,
  required,
  text,
  wholeNumber,
  yesOrNo,
} from './fields';

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
  id: id().optional(),
  measure: id().optional(),
  operator: optionalOneOf(operators),
  value: amount().optional(),
  unit: optionalOneOf(units),
  noun: optionalBilingual(),
  label: optionalBilingual(),
  scope: optionalBilingual(),
  is: mixed<boolean | string>(
    (value): value is boolean | string => typeof value === 'boolean' || typeof value === 'string',
  )
    .typeError(say('must be true, false or a word'))
    .optional(),
  rule: string().typeError(say('must be the id of a rule')).optional(),
  combine: optionalOneOf(combinations),
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

const entries = () => array(id()).optional();
const years = () =>
  optionalObject({ from: wholeNumber().optional(), until: wholeNumber().optional() });
const days = () => optionalObject({ from: day().optional(), until: day().optional() });
const closings = () => wholeNumber().min(1, say('must be 1 or more')).optional();

const act = object({
  id: id(),
  kind: oneOf(actKinds),
  name: bilingual(),
  title: optionalBilingual(),
  date: date().optional(),
  celex: string()
    .typeError(say('must be text; put it in quotation marks'))
    .matches(/^[0-9CEX]\d{4}[A-Z]{1,2}\d+/, ({ value }) =>
      say('"#{value}" is not a CELEX number', { value }),
    )
    .optional(),
  publishedIn: optionalBilingual(),
  inForceFrom: day().optional(),
  transposeBy: day().optional(),
  amends: entries(),
  secondary: yesOrNo(),
  language: text().optional(),
  url: lazy((value: unknown) =>
    typeof value === 'object' && value !== null
      ? object(forEveryLocale(address)).exact()
      : address().optional(),
  ),
  read: day().optional(),
  copy: address().optional(),
  certainty: oneOf(certainties),
}).exact();

const version = object({
  from: day(),
  until: day().optional(),
  gapBefore: yesOrNo(),
  proposed: yesOrNo(),
  financialYears: years(),
  reports: years(),
  dates: days(),
  who: optionalBilingual(),
  without: array(oneOf(explanations)).optional(),
  combine: optionalOneOf(combinations),
  criteria: criteria(),
  consecutiveYears: closings(),
  leavesAfter: closings(),
  unsettledYears: closings(),
  act: id(),
  provision: optionalBilingual(),
  consequence: optionalBilingual(),
  note: optionalBilingual(),
  read: day().optional(),
  certainty: oneOf(certainties),
}).exact();

const rule = object({
  id: id(),
  layer: oneOf(layers),
  kind: oneOf(ruleKinds),
  label: bilingual(),
  versions: array(version).min(1, say('needs at least one version')).required(required),
  replacedBy: id().optional(),
  exempts: entries(),
}).exact();

const milestone = object({
  id: id(),
  date: date(),
  layer: oneOf(layers),
  kind: oneOf(milestoneKinds),
  label: bilingual(),
  act: id(),
  provision: optionalBilingual(),
  proposed: yesOrNo(),
  cancelled: optionalObject({ by: id(), date: day() }),
  replacedBy: id().optional(),
  read: day().optional(),
  rules: entries(),
  certainty: oneOf(certainties),
}).exact();

const change = object({
  id: id(),
  date: date(),
  title: optionalBilingual(),
  text: bilingual(),
  act: id(),
  provision: optionalBilingual(),
  rules: entries(),
  certainty: optionalOneOf(certainties),
}).exact();

/** A file of `content/law`: the law of one subject. */
export const lawSubjectSchema = object({
  name: bilingual(),
  title: bilingual(),
  checkedOn: day(),
  reviewBy: day(),
  acts: list(act),
  rules: list(rule),
  milestones: list(milestone),
  changes: list(change),
}).exact();
