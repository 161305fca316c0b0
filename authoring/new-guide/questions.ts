import { reach, type StringSchema, ValidationError } from 'yup';
import { didYouMean } from '@/lib/closest';
import { type Locale, localeNames, locales } from '@/lib/i18n/locales';
import { typeset } from '@/lib/typography';
import { allGuideSlugs } from '@/loaders/guide-files';
import { loadGuide } from '@/loaders/guides';
import {
  coverColours,
  coverFigures,
  guideTags,
  guideTextSchema,
  tagColours,
} from '@/loaders/schema/guide';
import { guideNameOf, refuseSlug } from './names';

type TitleName = `title-${Locale}`;
export type AnswerName = 'name' | 'guide-name' | TitleName | 'tag' | 'figure' | 'colour';
/** The data of a new guide. */
export type Answers = Record<AnswerName, string>;

export interface Question {
  /** Also the name of the command-line flag. */
  name: AnswerName;
  text: string;
  choices?: readonly string[];
  /** Default answer. */
  proposal?: (answers: Partial<Answers>) => string;
  /** Why an answer is invalid, and what is valid; undefined when it is valid. */
  refuse: (answer: string, answers: Partial<Answers>) => string | undefined;
}

/** The questions about a new guide, in order. */
export function questions(): Question[] {
  const taken = allGuideSlugs();
  return [
    {
      name: 'name',
      text: 'Name of the folder, which becomes the address (such as waterguide)',
      refuse: (answer) => refuseSlug(answer, taken),
    },
    {
      name: 'guide-name',
      text: 'The same name with its capitals, as in CSRDGuide, for a second address',
      proposal: ({ name = '' }) => guideNameOf(name),
      refuse: (answer, { name }) =>
        name === undefined || answer.toLowerCase() === name
          ? undefined
          : `"${answer}" must be "${name}" apart from capitals.`,
    },
    ...locales.map(
      (locale): Question => ({
        name: `title-${locale}`,
        text: `Title (${localeNames[locale]})`,
        refuse: (answer) => refuseTitle(answer, locale, taken),
      }),
    ),
    choice('tag', 'Tag', guideTags),
    choice('figure', 'Figure of the cover', coverFigures),
    {
      ...choice('colour', 'Colour of the cover, which is that of the tag', coverColours),
      proposal: ({ tag }) => tagColours[tag as keyof typeof tagColours] ?? '',
    },
  ];
}

const choice = (name: AnswerName, text: string, choices: readonly string[]): Question => ({
  name,
  text,
  choices,
  refuse: (answer) =>
    choices.includes(answer)
      ? undefined
      : `"${answer}" is not known.${didYouMean(answer, choices)}`,
});

function refuseTitle(title: string, locale: Locale, slugs: readonly string[]): string | undefined {
  try {
    (reach(guideTextSchema, 'title') as StringSchema).validateSync(title);
  } catch (cause) {
    if (cause instanceof ValidationError) return `The title ${cause.message}.`;
    throw cause;
  }
  const wanted = typeset(title, locale).toLowerCase();
  const owner = slugs.find((slug) => titleOf(slug, locale)?.toLowerCase() === wanted);
  return owner && `"${title}" is also the title of ${owner}; each guide needs its own.`;
}

/** Title of a guide, typeset; undefined when it cannot be read. */
function titleOf(slug: string, locale: Locale): string | undefined {
  try {
    return loadGuide(slug, locale).text.title;
  } catch {
    return undefined;
  }
}
