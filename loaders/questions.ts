import { type InferType, object } from 'yup';
import { changesBetween, versionOn } from '@/law/as-at';
import { entriesOf, entriesReviewBy } from '@/law/entries';
import { overtakenBy } from '@/law/overtaken';
import { fillFigures } from '@/law/placeholders';
import type { Act, Register, Rule, RuleVersion, Words } from '@/law/register';
import { oncePerBuild } from '@/lib/cache';
import { site } from '@/lib/config/site';
import { addDays, today } from '@/lib/dates';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { opening } from '@/lib/sentences';
import { typesetDeep } from '@/lib/typography';
import { loadCompany } from './company';
import { guideSlugs } from './guide-files';
import { loadGuides } from './guides';
import { figureValues, loadRegister } from './law';
import { inContent } from './paths';
import * as field from './schema/fields';
import { readYamlFile, requireValue, type YamlFile } from './yaml/file';

/** Where the law says something: an act, and the place in it. */
export interface Provision {
  act: Act;
  place: Words | undefined;
  /** The day to which the text goes that was read; undefined where it was not. */
  read: string | undefined;
}

/** A rule's wording of the day; before it has one, its first, and after, its last. */
function wordingOf(rule: Rule, day: string): RuleVersion | undefined {
  const law = rule.versions.filter(({ proposed }) => !proposed);
  return versionOn(rule, day) ?? law.find(({ from }) => from > day) ?? law.at(-1);
}

/** Provisions that rules, milestones and acts rest on, in their order, each once. */
export function provisionsOf(register: Register, ids: readonly string[], day: string): Provision[] {
  const { acts, rules, milestones } = entriesOf(register);
  const found = ids.map((id): Partial<RuleVersion> & { act: string } => {
    const rule = rules.get(id);
    const entry = rule ? wordingOf(rule, day) : milestones.get(id);
    return entry ?? { act: id };
  });
  const unique = new Map(found.map((each) => [`${each.act} ${each.provision?.en}`, each]));
  return [...unique.values()].flatMap(({ act: id, provision: place, certainty, read }) => {
    const act = acts.get(id);
    return act
      ? { act, place, read: certainty === 'verified' ? (read ?? act.read) : undefined }
      : [];
  });
}

/** Who puts questions to a vendor, in the order of the page that answers. */
export const askers = ['it', 'privacy', 'purchasing', 'business'] as const;
export type Asker = (typeof askers)[number];

/** What only the owner can say, in settings or in content/company.yaml. */
const given = ['hostedInEu', 'price', 'certificates'] as const;
type Given = (typeof given)[number];

const question = object({
  id: field.id(),
  /** `product`, or the folder of a guide without its last word: `csrd` for `csrdguide`. */
  subject: field.id(),
  /** Who asks, of the platform; their questions follow each other. */
  from: field.optionalOneOf(askers),
  setting: field.optionalOneOf(given),
  /** The entry is left out where this is given. */
  unless: field.optionalOneOf(given),
  question: field.bilingual(),
  answer: field.bilingual(),
  /** Rules of the register that the answer rests on; where there is none, its acts or milestones. */
  rules: field.ids(),
  /** Id of the page that answers at length, and of its section. */
  page: field.text(),
  anchor: field.id().optional(),
  /** The answer in a sentence: sets the question in large letters at the head of /questions/. */
  featured: field.optionalBilingual(),
  /** Day on which somebody last compared the answer with the law. */
  reviewedOn: field.day(),
}).exact();

/** `content/questions.yaml`: the questions that people ask, with their answers. */
const questionsSchema = object({ questions: field.list(question) }).exact();

export type QuestionEntry = InferType<typeof question>;

/** Subject of the questions on the platform itself. */
export const PRODUCT = 'product';

/** Slug of the guide on a subject of questions. */
export const slugOfSubject = (subject: string): string => `${subject}guide`;

/** Id of the page of a subject's questions. */
export type SubjectPage = `questions/${string}`;

/** Subjects whose id says nothing to readers have another word in their address. */
const WORDS = new Map([
  ['doublemat', 'double-materialite'],
  ['iaesg', 'ia'],
  [PRODUCT, 'plateforme'],
]);
export const pageOfSubject = (id: string): SubjectPage => `questions/${WORDS.get(id) ?? id}`;

/** A question in one language, typeset. */
export interface Question {
  id: string;
  /** Id of the page that has it, with its answer. */
  subjectPage: SubjectPage;
  from: Asker | undefined;
  question: string;
  answer: string;
  /** How it begins: its answer in a sentence, or its first one. */
  hint: string;
  /** Where the law says so. */
  provisions: Provision[];
  /** Ids of the rules, acts or milestones that say so. */
  rules: readonly string[];
  /** Id of the page that answers at length. */
  page: string;
  anchor: string | undefined;
  /** The answer in a sentence, of the questions to begin with. */
  featured: string | undefined;
  reviewedOn: string;
  /** Last day on which neither its law nor the answer needs a new check; undefined where only the site says so. */
  reviewBy: string | undefined;
}

/** The questions on one subject. */
export interface QuestionSubject {
  id: string;
  page: SubjectPage;
  /** Folder of its guide; undefined for the platform. */
  guide: string | undefined;
  questions: Question[];
}

/** Reads the questions. Never throws for bad content. */
export const readQuestions = (): YamlFile<{ questions: QuestionEntry[] }> =>
  readYamlFile(
    inContent('questions.yaml'),
    questionsSchema,
    say('This file is missing; it lists the questions that people ask under "questions".'),
  );

/** Last days before the law of answers moved, by their ids. */
function daysOvertaken(entries: readonly QuestionEntry[]): Map<string, string> {
  const oldest = entries.map(({ reviewedOn }) => reviewedOn).sort()[0] ?? today();
  const changes = changesBetween(loadRegister(), oldest, today());
  return new Map(
    overtakenBy(changes, entries).flatMap(({ id, changes: [first] }) =>
      first ? [[id, addDays(first.date, -1)] as const] : [],
    ),
  );
}

/** The most characters of two lines on a wide screen. */
const HINT_MAX = 240;

/** Articles in brackets, which may have brackets of their own. */
const ARTICLES = /[\s\u00a0]\((?:[^()]|\([^()]*\))*\b[Aa]rt\.(?:[^()]|\([^()]*\))*\)/gu;

/** A first sentence shorter than this says too little alone. */
const HINT_MIN = 60;

/** The first sentence, without articles, or two when it is short; one too long for a hint, up to its semicolon. */
function hintOf(answer: string): string {
  const first = opening(answer.replace(ARTICLES, ''), HINT_MIN);
  const clause = first.split(/\s;/u)[0] ?? first;
  return first.length <= HINT_MAX || clause === first ? first : `${clause}.`;
}

function questionIn(entry: QuestionEntry, locale: Locale, movedAfter?: string): Question {
  const { id, subject, from, question, answer, rules, page, anchor, featured, reviewedOn } = entry;
  const values = figureValues(locale);
  const words = (text: string) => typesetDeep(fillFigures(text, values), locale);
  return {
    id,
    subjectPage: pageOfSubject(subject),
    from,
    question: words(question[locale]),
    answer: words(answer[locale]),
    hint: hintOf(words((featured ?? answer)[locale])),
    rules,
    provisions: typesetDeep(provisionsOf(loadRegister(), rules, today()), locale),
    page,
    anchor,
    featured: featured && words(featured[locale]),
    reviewedOn,
    reviewBy: [entriesReviewBy(loadRegister(), rules), movedAfter].filter(Boolean).sort()[0],
  };
}

function isGiven(what: Given): boolean {
  if (what === 'hostedInEu') return site.hostedInEu;
  const said = loadCompany(defaultLocale)[what];
  return Array.isArray(said) ? said.length > 0 : said !== undefined;
}

const isAsked = ({ setting, unless }: QuestionEntry): boolean =>
  (!setting || isGiven(setting)) && !(unless && isGiven(unless));

/** Ids of the pages of subjects, those of guides that are published and the platform. Never throws for bad content. */
export function subjectPages(): SubjectPage[] {
  const guides = guideSlugs();
  const subjects = (readQuestions().value?.questions ?? [])
    .filter(isAsked)
    .map(({ subject }) => subject)
    .filter((subject) => subject === PRODUCT || guides.includes(slugOfSubject(subject)));
  return [...new Set(subjects)].map(pageOfSubject);
}

/**
 * The questions by subject in one language, in the order of the guides; those on the platform come last.
 * @throws ContentError listing every problem of the file.
 */
export const loadQuestions = oncePerBuild((locale: Locale): readonly QuestionSubject[] => {
  const entries = requireValue(readQuestions()).questions.filter(isAsked);
  const guides = loadGuides(locale).map(({ slug }) => slug);
  const moved = daysOvertaken(entries);
  const subjects = [...new Set(entries.map(({ subject }) => subject))].map((id) => ({
    id,
    page: pageOfSubject(id),
    guide: guides.find((slug) => slug === slugOfSubject(id)),
    questions: entries
      .filter(({ subject }) => subject === id)
      .map((entry) => questionIn(entry, locale, moved.get(entry.id))),
  }));
  const place = ({ guide }: QuestionSubject) => (guide ? guides.indexOf(guide) : guides.length);
  // A guide that is not published yet has no page for its answers.
  return subjects
    .filter(({ id, guide }) => guide !== undefined || id === PRODUCT)
    .sort((a, b) => place(a) - place(b));
});

/**
 * The subject that a page shows.
 * @throws when no subject has this page.
 */
export function loadSubject(page: SubjectPage, locale: Locale): QuestionSubject {
  const subject = loadQuestions(locale).find((each) => each.page === page);
  if (!subject) throw new Error(`content/questions.yaml has no subject for the page "${page}".`);
  return subject;
}

/** Most questions shown at the end of a guide. */
const SHOWN_MAX = 2;

/** The questions to show at the end of a guide, with the page that has the others; undefined when it has none. */
export function questionsOfGuide(
  slug: string,
  locale: Locale,
): Pick<QuestionSubject, 'page' | 'questions'> | undefined {
  const subject = loadQuestions(locale).find(({ guide }) => guide === slug);
  return subject && { page: subject.page, questions: subject.questions.slice(0, SHOWN_MAX) };
}
