import { array, boolean, lazy, number, object, string } from 'yup';
import {
  actKinds,
  certainties,
  combinations,
  layers,
  milestoneKinds,
  ruleKinds,
} from '@/law/vocabulary';
import { forEveryLocale } from '@/lib/i18n/locales';
import {
  bilingual,
  date,
  day,
  entry,
  id,
  list,
  type NamedList,
  oneOf,
  optionalBilingual,
  optionalOneOf,
  required,
  text,
} from './fields';
import { criteria } from './law-criterion';

const yesOrNo = () =>
  boolean().typeError('must be true or false, without quotation marks').optional();
const wholeNumber = () =>
  number().typeError('must be a whole number').integer('must be a whole number').optional();
const entries = (names: NamedList) => array(entry(names)).optional();
const years = () =>
  object({ from: wholeNumber(), until: wholeNumber() }).exact().optional().default(undefined);
const days = () =>
  object({ from: day().optional(), until: day().optional() }).exact().optional().default(undefined);
const closings = () => wholeNumber().min(1, 'must be 1 or more');

const ADDRESS = /^https:\/\/[^\s]+\.[^\s]+$/;
/** An address, or one for each language. */
const address = () =>
  text().matches(ADDRESS, {
    message: ({ value }) => `"${value}" is not an address; write one that starts with https://`,
    excludeEmptyString: true,
  });
const act = object({
  id: id(),
  kind: oneOf(actKinds),
  name: bilingual(),
  title: optionalBilingual(),
  date: date().optional(),
  celex: string()
    .typeError('must be text; put it in quotation marks')
    .matches(/^[0-9CEX]\d{4}[A-Z]{1,2}\d+/, ({ value }) => `"${value}" is not a CELEX number`)
    .optional(),
  publishedIn: optionalBilingual(),
  inForceFrom: day().optional(),
  transposeBy: day().optional(),
  amends: entries('acts'),
  secondary: yesOrNo(),
  language: text().optional(),
  url: lazy((value: unknown) =>
    typeof value === 'object' && value !== null
      ? object(forEveryLocale(address)).exact()
      : address().optional(),
  ).meta({ json: { anyOf: [{ type: 'string', pattern: '^https://' }, { type: 'object' }] } }),
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
  combine: optionalOneOf(combinations),
  criteria: criteria(),
  consecutiveYears: closings(),
  leavesAfter: closings(),
  act: entry('acts'),
  provision: optionalBilingual(),
  consequence: optionalBilingual(),
  note: optionalBilingual(),
  certainty: oneOf(certainties),
}).exact();

const rule = object({
  id: id(),
  layer: oneOf(layers),
  kind: oneOf(ruleKinds),
  label: bilingual(),
  versions: array(version).min(1, 'needs at least one version').required(required),
  replacedBy: entry('rules').optional(),
  exempts: entries('rules'),
  readUntil: day().optional(),
}).exact();

const milestone = object({
  id: id(),
  date: date(),
  layer: oneOf(layers),
  kind: oneOf(milestoneKinds),
  label: bilingual(),
  act: entry('acts'),
  provision: optionalBilingual(),
  proposed: yesOrNo(),
  cancelled: object({ by: entry('acts'), date: day() })
    .exact()
    .optional()
    .default(undefined),
  replacedBy: entry('milestones').optional(),
  rules: entries('rules'),
  readUntil: day().optional(),
  certainty: oneOf(certainties),
}).exact();

const change = object({
  id: id(),
  date: date(),
  title: optionalBilingual(),
  text: bilingual(),
  act: entry('acts'),
  provision: optionalBilingual(),
  rules: entries('rules'),
  certainty: optionalOneOf(certainties),
}).exact();

/** A file of `content/law`: the law of one subject. */
export const lawSubjectSchema = object({
  name: bilingual(),
  title: bilingual(),
  checkedOn: day(),
  readUntil: day().optional(),
  reviewBy: day(),
  acts: list(act),
  rules: list(rule),
  milestones: list(milestone),
  changes: list(change),
}).exact();
