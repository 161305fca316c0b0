import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { reach, type StringSchema, ValidationError } from 'yup';
import { addMonths, today } from '@/lib/dates';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { languageName, say } from '@/lib/say/say';
import { typeset } from '@/lib/typography';
import { coverNames } from '@/loaders/covers';
import { allGuideSlugs, readGuideData } from '@/loaders/guide-files';
import { loadGuide } from '@/loaders/guides';
import { guidesDirectory, templateDirectory } from '@/loaders/paths';
import { ContentError } from '@/loaders/problems';
import { coverColours, guideTags, guideTextSchema, tagColours } from '@/loaders/schema/guide';
import { checkGuide } from './check/guides';
import { linkTargets } from './check/rules/links';

/** Reserved names: other paths of the site, and names that some operating systems reserve. */
const RESERVED = /^(404|index|feed|con|prn|aux|nul|com\d|lpt\d)$/;
const MAX = 40;

/** A slug from a name: `Eau & océans` gives `eauoceansguide`. */
function proposeSlug(words: string): string {
  const bare = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^guide(?=.)|guide$/g, '');
  return bare ? `${bare.slice(0, MAX - 'guide'.length)}guide` : '';
}

/** The name in its card form: `waterguide` gives `WaterGuide`. */
const guideNameOf = (slug: string): string =>
  slug.replace(/^[a-z]/, (first) => first.toUpperCase()).replace(/(?<=.)guide$/, 'Guide');

/**
 * Why a folder name is invalid, with a valid alternative; undefined when it is valid.
 * @param taken names of existing guides.
 */
function refuseSlug(slug: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+$/.test(slug)) {
    const proposal = proposeSlug(slug);
    return say(
      '"#{slug}" becomes part of an address: lower-case letters and digits only, without accents#{hint}.',
      { slug, hint: proposal && say(', such as "#{proposal}"', { proposal }) },
    );
  }
  if (slug.length > MAX)
    return say('"#{slug}" is long for an address; use at most #{max} characters.', {
      slug,
      max: MAX,
    });
  if (RESERVED.test(slug))
    return say('"#{slug}" is reserved; use another, such as "#{slug}guide".', { slug });
  if (taken.includes(slug))
    return say('There is already a guide "#{slug}"; use another name.', { slug });
  return undefined;
}

type TitleName = `title-${Locale}`;
export type AnswerName = 'name' | 'guide-name' | TitleName | 'tag' | 'figure' | 'colour';
/** The data of a new guide. */
export type Answers = Record<AnswerName, string>;

export interface Prompt {
  /** Also the name of the command-line flag. */
  name: AnswerName;
  text: string;
  choices?: readonly string[];
  /** Default answer. */
  proposal?: (answers: Partial<Answers>) => string;
  /** Why an answer is invalid, and what is valid; undefined when it is valid. */
  refuse: (answer: string, answers: Partial<Answers>) => string | undefined;
}

/** The prompts of a new guide, in order. */
export function prompts(): Prompt[] {
  const taken = allGuideSlugs();
  return [
    {
      name: 'name',
      text: say('Name of the folder, which becomes the address (such as waterguide)'),
      refuse: (answer) => refuseSlug(answer, taken),
    },
    {
      name: 'guide-name',
      text: say('The same name with its capitals, as in CSRDGuide, for a second address'),
      proposal: ({ name = '' }) => guideNameOf(name),
      refuse: (answer, { name }) =>
        name === undefined || answer.toLowerCase() === name
          ? undefined
          : say('"#{answer}" must be "#{name}" apart from capitals.', { answer, name }),
    },
    ...locales.map(
      (locale): Prompt => ({
        name: `title-${locale}`,
        text: say('Title (#{language})', { language: languageName(locale) }),
        refuse: (answer) => refuseTitle(answer, locale, taken),
      }),
    ),
    choice('tag', say('Tag'), guideTags),
    choice('figure', say('Figure of the cover'), coverNames()),
    {
      ...choice('colour', say('Colour of the cover, which is that of the tag'), coverColours),
      proposal: ({ tag }) => tagColours[tag as keyof typeof tagColours] ?? '',
    },
  ];
}

const choice = (name: AnswerName, text: string, choices: readonly string[]): Prompt => ({
  name,
  text,
  choices,
  refuse: (answer) =>
    choices.includes(answer)
      ? undefined
      : say('"#{answer}" is not known.#{hint}', { answer, hint: didYouMean(answer, choices) }),
});

function refuseTitle(title: string, locale: Locale, slugs: readonly string[]): string | undefined {
  try {
    (reach(guideTextSchema, 'title') as StringSchema).validateSync(title);
  } catch (cause) {
    if (cause instanceof ValidationError)
      return say('The title #{message}.', { message: cause.message });
    throw cause;
  }
  const wanted = typeset(title, locale).toLowerCase();
  const owner = slugs.find((slug) => titleOf(slug, locale)?.toLowerCase() === wanted);
  return (
    owner &&
    say('"#{title}" is also the title of #{owner}; each guide needs its own.', { title, owner })
  );
}

/** Title of a guide, typeset; undefined when it cannot be read. */
function titleOf(slug: string, locale: Locale): string | undefined {
  try {
    return loadGuide(slug, locale).text.title;
  } catch {
    return undefined;
  }
}

/** Months until the first review. */
const REVIEW_AFTER = 6;

/**
 * Creates the folder of a new guide from content/new-guide: complete and valid, or not at all.
 * @returns the folder.
 * @throws ContentError when the answers produce an invalid guide, which is then removed.
 */
export function createGuide(answers: Answers): string {
  const folder = path.join(guidesDirectory(), answers.name);
  if (existsSync(folder)) throw new Error(say('#{folder} already exists.', { folder }));
  const work = mkdtempSync(path.join(path.dirname(guidesDirectory()), '.new-guide-'));
  try {
    for (const name of readdirSync(templateDirectory())) {
      const template = readFileSync(path.join(templateDirectory(), name), 'utf8')
        // A guide lies one folder deeper than the template.
        .replace('$schema=', '$schema=../');
      writeFileSync(path.join(work, name), fill(template, valuesFor(name, answers)));
    }
    renameSync(work, folder);
    const errors = checkGuide(answers.name, linkTargets(), today()).problems.filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length > 0) {
      rmSync(folder, { recursive: true });
      throw new ContentError(errors);
    }
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Values available to the template of this file name. */
function valuesFor(file: string, answers: Answers): Record<string, string> {
  const locale = file.replace(/\.mdx$/, '');
  const day = today();
  return {
    guideName: answers['guide-name'],
    title: isLocale(locale) ? answers[`title-${locale}`] : '',
    tag: answers.tag,
    figure: answers.figure,
    colour: answers.colour,
    order: String(nextOrder()),
    today: day,
    reviewBy: addMonths(day, REVIEW_AFTER),
  };
}

/** Substitutes `$name`, save the `$schema` that editors read, with values escaped for double-quoted YAML. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\$(?!schema=)([a-zA-Z]+)/g, (_mark, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(say('The template uses "#{name}", which is not defined.', { name }));
    return JSON.stringify(value).slice(1, -1);
  });

/** The next `order`, after the last guide of the resource centre. */
const nextOrder = (): number => {
  const guides = allGuideSlugs().flatMap((slug) => readGuideData(slug).value ?? []);
  return 1 + Math.max(0, ...guides.map(({ partOf, order }) => (partOf ? 0 : order)));
};
