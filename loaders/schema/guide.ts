import { array, type InferType, object, string } from 'yup';
import { say } from '@/lib/say/say';
import * as field from './fields';

export const guideTags = [
  'reporting',
  'method',
  'assurance',
  'finance',
  'nature',
  'diligence',
  'technology',
] as const;
export const coverColours = ['green', 'teal', 'slate', 'ochre', 'amber', 'brick', 'plum'] as const;

/** The colour of a category, which is that of its tag and of the covers of its guides. */
export const tagColours: Record<(typeof guideTags)[number], (typeof coverColours)[number]> = {
  reporting: 'green',
  method: 'amber',
  assurance: 'slate',
  finance: 'ochre',
  nature: 'teal',
  diligence: 'brick',
  technology: 'plum',
};
/** Maximum number of related guides at the end of a guide. */
export const RELATED_MAX = 3;

/** A person who stands behind a guide. */
const person = () => field.optionalObject({ name: field.bounded(3, 80), role: field.bilingual() });
const reviewer = field.optionalObject({
  name: field.bounded(3, 80),
  role: field.bilingual(),
  on: field.day(),
});

const change = object({
  date: field.day(),
  /** It put right what the guide said, and the log says so. */
  corrects: field.yesOrNo(),
  text: field.bilingual(),
}).exact();

/** `guide.yaml`: the data shared by all languages of a guide. */
export const guideDataSchema = object({
  guideName: field.text().matches(/^[A-Za-z0-9]+$/, say('may contain only letters and digits')),
  order: field.wholeNumber().required(field.required),
  tag: field.oneOf(guideTags),
  /** A drawing of content/covers. */
  cover: field.id(),
  /** Excludes the guide from the site; `next dev` shows it, marked. */
  draft: field.yesOrNo(),
  /** The guide that this page is a part of: a page of its own for what the guide has no room for. */
  partOf: field.id().optional(),
  /** A future date excludes the guide from the site until a build on or after that day. */
  publishedOn: field.day(),
  /** Date of the last change to the text, if any. */
  updatedOn: field.day().optional(),
  /** Who wrote it, and the lawyer or other expert who reviewed it; by default, the site's own. */
  author: person(),
  reviewer,
  reviewedOn: field.day(),
  reviewBy: field.day(),
  // What the guide shows of the register of law, by id: files of content/law, then entries of them.
  subjects: field.ids(),
  milestones: field.ids(),
  figures: field.figureNames(),
  /** Rules whose wording is shown side by side. */
  rules: field.ids().optional(),
  /** Changes of the law since the guide was published. */
  since: field.ids(),
  /** Acts, in the order of the list of sources. */
  sources: field.ids(),
  /** What readers find in the log of the site, newest first. */
  changes: array(change).optional(),
  /** Slugs of related guides; by default, guides with the same tag are suggested. */
  related: array(field.id())
    .max(RELATED_MAX, say('may name at most #{max} guides', { max: RELATED_MAX }))
    .test('unique', say('names the same guide twice'), field.unrepeated)
    .optional(),
}).exact();

/** A drawing of content/covers, in a colour. */
export interface Cover {
  readonly figure: string;
  readonly colour: (typeof coverColours)[number];
}

type GuideChange = InferType<typeof change>;
export type GuideData = Omit<InferType<typeof guideDataSchema>, 'changes'> & {
  changes?: GuideChange[] | undefined;
};

/** Questions that the head of a guide answers in one sentence; the fourth, what to do now, by situation. */
export const headQuestions = ['concerned', 'when', 'what'] as const;

/** One large answer, and what explains it. Figures of the register count as short words. */
const answer = () =>
  object({ answer: field.boundedWithFigures(4, 70), detail: field.boundedWithFigures(20, 240) })
    .exact()
    .required(field.required);

/** What to do now for a reader in one situation, with the section that says how. */
const situation = object({
  situation: field.boundedWithFigures(4, 60),
  action: field.boundedWithFigures(20, 160),
  to: field.text().matches(/^(#|page:)/, {
    message: ({ value }) =>
      say(
        '"#{value}" is neither a section here, as in "#steps", nor a page, as in "page:guides/csrdguide#steps"',
        { value },
      ),
    excludeEmptyString: true,
  }),
}).exact();

/** Front matter of `fr.mdx` and `en.mdx`. */
export const guideTextSchema = object({
  title: field.boundedWithFigures(8, 60),
  description: field.boundedWithFigures(70, 155),
  cardTitle: string()
    .typeError(say('must be text'))
    .max(40, say('shorten it to at most 40 characters'))
    .optional(),
  imageAlt: field.bounded(10, 140),
  introduction: field.boundedWithFigures(80, 900),
  answers: field.optionalObject({
    concerned: answer(),
    when: answer(),
    what: answer(),
    now: array(situation)
      .min(2, say('needs at least 2 situations'))
      .max(7, say('may have at most 7 situations'))
      .optional(),
  }),
  summary: array(field.text()).min(3, say('needs at least 3 lines')).required(field.required),
  translationOf: field.translationOf(),
}).exact();

export type GuideText = InferType<typeof guideTextSchema>;
