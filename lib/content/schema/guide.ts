import { array, boolean, type InferType, number, object, string } from 'yup';
import { locales } from '@/lib/i18n/locales';
import {
  bilingual,
  bounded,
  date,
  day,
  id,
  list,
  oneOf,
  optionalBilingual,
  optionalOneOf,
  required,
  text,
  translationOf,
} from './fields';

export const guideTags = [
  'reporting',
  'method',
  'assurance',
  'finance',
  'nature',
  'diligence',
  'technology',
] as const;
export const coverFigures = [
  'strata',
  'matrix',
  'ladder',
  'steps',
  'petals',
  'columns',
  'lattice',
  'threads',
  'waves',
  'scale',
  'rings',
  'chain',
] as const;
export const coverColours = ['green', 'teal', 'slate', 'ochre', 'amber', 'brick'] as const;
/** Maximum number of related guides at the end of a guide. */
export const RELATED_MAX = 3;
/** Statuses that a date cannot express; whether a date has passed follows from the build date. */
export const milestoneStatuses = ['proposed', 'deferred', 'cancelled'] as const;
export const comparisons = ['more-than', 'at-least', 'at-most', 'less-than', 'equal'] as const;
export const units = [
  'employees',
  'eur',
  'eur-million',
  'eur-billion',
  'percent',
  'count',
  'years',
  'months',
  'days',
] as const;

const milestone = object({
  id: id(),
  date: date(),
  label: bilingual(),
  status: optionalOneOf(milestoneStatuses),
  /** Id of the milestone with the new date, when this one is deferred. */
  replacedBy: id().optional(),
  source: id(),
  article: optionalBilingual(),
})
  .exact()
  .test(
    'replacedBy',
    'has a replacedBy but is not deferred; add "status: deferred", or remove replacedBy',
    ({ status, replacedBy }) => replacedBy === undefined || status === 'deferred',
  );

const threshold = object({
  id: id(),
  label: bilingual(),
  comparison: oneOf(comparisons),
  value: number().typeError('must be a number, without quotation marks').required(required),
  unit: oneOf(units),
  noun: optionalBilingual(),
  population: bilingual(),
  asOf: day(),
  source: id(),
  article: optionalBilingual(),
})
  .exact()
  .test(
    'noun',
    `needs a noun (${locales.join(', ')}) that says what is counted, because its unit is "count"`,
    (value) =>
      value.unit === 'count'
        ? value.noun !== undefined
        : value.noun === undefined || value.unit === undefined,
  );

const later = object({
  id: id(),
  date: date(),
  text: bilingual(),
  source: id(),
  article: optionalBilingual(),
}).exact();

const change = object({ date: day(), text: bilingual() }).exact();

const source = object({
  id: id(),
  act: bilingual(),
  title: bilingual(),
  url: text().matches(/^https:\/\/[^\s]+\.[^\s]+$/, {
    message: ({ value }) =>
      `"${value}" is not an address; a source needs one that starts with https://`,
    excludeEmptyString: true,
  }),
}).exact();

/** `guide.yaml`: the data shared by all languages of a guide. */
export const guideDataSchema = object({
  guideName: text().matches(/^[A-Za-z0-9]+$/, 'may hold letters and digits only'),
  order: number()
    .typeError('must be a whole number')
    .integer('must be a whole number')
    .required(required),
  tag: oneOf(guideTags),
  cover: object({ figure: oneOf(coverFigures), colour: oneOf(coverColours) })
    .exact()
    .required(required),
  /** Excludes the guide from the site; `next dev` shows it, marked. */
  draft: boolean().typeError('must be true or false, without quotation marks').optional(),
  /** A future date excludes the guide from the site until a build on or after that day. */
  publishedOn: day(),
  /** Date of the last change to the text, if any. */
  updatedOn: day().optional(),
  reviewedOn: day(),
  reviewBy: day(),
  /** Subjects of content/law whose law the guide states. */
  subjects: array(id()).optional(),
  milestones: list(milestone),
  thresholds: list(threshold),
  since: list(later),
  sources: list(source),
  /** The change history shown to readers, newest first. */
  changes: array(change).optional(),
  /** Slugs of related guides; by default, guides with the same tag are suggested. */
  related: array(id())
    .max(RELATED_MAX, `may name at most ${RELATED_MAX} guides`)
    .test(
      'unique',
      'names the same guide twice',
      (slugs) => new Set(slugs).size === (slugs?.length ?? 0),
    )
    .optional(),
}).exact();

type Schema = InferType<typeof guideDataSchema>;
export type Milestone = InferType<typeof milestone>;
export type Threshold = InferType<typeof threshold>;
export type LaterChange = InferType<typeof later>;
export type GuideChange = InferType<typeof change>;
export type Source = InferType<typeof source>;
export type GuideData = Omit<
  Schema,
  'milestones' | 'thresholds' | 'since' | 'sources' | 'changes'
> & {
  milestones: Milestone[];
  thresholds: Threshold[];
  since: LaterChange[];
  sources: Source[];
  changes?: GuideChange[] | undefined;
};

/** Front matter of `fr.mdx` and `en.mdx`. */
export const guideTextSchema = object({
  title: bounded(8, 60),
  description: bounded(70, 160),
  cardTitle: string()
    .typeError('must be text')
    .max(40, 'shorten it to at most 40 characters')
    .optional(),
  imageAlt: bounded(10, 140),
  introduction: bounded(80, 900),
  summary: array(text()).min(3, 'needs at least 3 lines').required(required),
  translationOf: translationOf(),
}).exact();

export type GuideText = InferType<typeof guideTextSchema>;
