import { site } from '@/config/site';
import { entryCheckedOn } from '@/law/checked-on';
import { fillFigures } from '@/law/values';
import type { Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { today } from '@/lib/today';
import { typesetDeep } from '@/lib/typography';
import { type Provision, provisionsOf } from './facts/provisions';
import { figureValues } from './figures';
import { requireValue } from './files/require-valid';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { loadGuides } from './guides';
import { loadRegister } from './law';
import { questionsFile } from './paths';
import { type QuestionEntry, questionsSchema } from './schema/questions';

/** Subject of the questions on the platform itself. */
export const PRODUCT = 'product';

/** Slug of the guide on a subject of questions. */
export const slugOfSubject = (subject: string): string => `${subject}guide`;

/** A question in one language, typeset. */
export interface Question {
  id: string;
  question: string;
  answer: string;
  /** Where the law says so. */
  provisions: Provision[];
  /** Day as of which that law was checked; undefined when the answer rests on none. */
  lawAsOf: string | undefined;
  page: string;
  anchor: string | undefined;
  featured: boolean;
  reviewedOn: string;
}

/** The questions on one subject. */
export interface QuestionSubject {
  id: string;
  /** Folder of its guide; undefined for the platform. */
  guide: string | undefined;
  questions: Question[];
}

/** Reads the questions. Never throws for bad content. */
export const readQuestions = (): YamlFile<{ questions: QuestionEntry[] }> =>
  readYamlFile(
    questionsFile(),
    questionsSchema,
    'This file is missing; it lists the questions that people ask under "questions".',
  );

function questionIn(entry: QuestionEntry, locale: Locale): Question {
  const { id, question, answer, rules, page, anchor, featured = false, reviewedOn } = entry;
  const values = figureValues(locale);
  const words = (text: string) => typesetDeep(fillFigures(text, values), locale);
  return {
    id,
    question: words(question[locale]),
    answer: words(answer[locale]),
    provisions: typesetDeep(provisionsOf(loadRegister(), rules, today()), locale),
    lawAsOf: rules.map((rule) => entryCheckedOn(loadRegister(), rule)).sort()[0],
    page,
    anchor,
    featured,
    reviewedOn,
  };
}

const questions = oncePerBuild((key): QuestionSubject[] => {
  const locale = key as Locale;
  const entries = requireValue(readQuestions()).questions.filter(
    ({ setting }) => !setting || site[setting],
  );
  const guides = loadGuides(locale).map(({ slug }) => slug);
  const subjects = [...new Set(entries.map(({ subject }) => subject))].map((id) => ({
    id,
    guide: guides.find((slug) => slug === slugOfSubject(id)),
    questions: entries
      .filter(({ subject }) => subject === id)
      .map((entry) => questionIn(entry, locale)),
  }));
  const place = ({ guide }: QuestionSubject) => (guide ? guides.indexOf(guide) : guides.length);
  // A guide that is not published yet has no page for its answers.
  return subjects
    .filter(({ id, guide }) => guide !== undefined || id === PRODUCT)
    .sort((a, b) => place(a) - place(b));
});

/**
 * The questions by subject in one language, in the order of the guides; those on the platform come last.
 * @throws ContentError listing every problem of the file.
 */
export const loadQuestions = (locale: Locale): readonly QuestionSubject[] => questions(locale);

/** Most questions shown at the end of a guide. */
const FEATURED_MAX = 2;

/** The questions to show at the end of a guide, those marked as featured first; undefined when it has none. */
export function featuredQuestions(
  slug: string,
  locale: Locale,
): { subject: string; questions: Question[] } | undefined {
  const subject = loadQuestions(locale).find(({ guide }) => guide === slug);
  if (!subject) return undefined;
  const { id, questions: all } = subject;
  const featured = all.filter((question) => question.featured);
  return { subject: id, questions: (featured.length > 0 ? featured : all).slice(0, FEATURED_MAX) };
}
