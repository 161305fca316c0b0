import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { closest } from '@/lib/closest';
import { parisDay, today } from '@/lib/dates';
import { say } from '@/lib/say/say';
import { coverNames, readCover } from '@/loaders/covers';
import { readObligations } from '@/loaders/obligations';
import { displayPath, inContent } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems';
import { readQuestions } from '@/loaders/questions';
import { readStyle } from '@/loaders/wording';
import { checkCompany } from './company';
import { checkDownloads } from './downloads';
import { checkEdits, committedTexts, pagesGone } from './edits';
import { checkExamples } from './examples';
import { checkGlossary } from './glossary';
import { checkGuides } from './guides';
import { checkLaw } from './law';
import { checkLegal } from './legal';
import { checkClaims, checkRedirects, checkSearchSynonyms } from './lists';
import { checkObligations } from './obligations';
import { checkQuestions } from './questions';
import { dueReviews, guideReviews, textReviews } from './reviews';

/**
 * Checks everything under content/, or only what `paths` name of it. Never throws for bad content.
 * @param now decides which reviews are due.
 */
export function checkContent(now = new Date(), paths: readonly string[] = []): ContentProblem[] {
  // Page addresses come from these folders, so nothing else can be checked without them.
  if (!statSync(inContent('guides'), { throwIfNoEntry: false })?.isDirectory()) {
    const message = say('This folder is missing; it contains a folder for each guide.');
    return [contentError(inContent('guides'), message)];
  }
  // The site can be built as of another day; whether reviews are due still depends on the real date.
  const day = today(now);
  const actualDay = parisDay(now);
  const guides = paths.map((each) => /^content\/guides\/([^/]+)/.exec(each)?.[1]);
  if (paths.length > 0 && guides.every((slug) => slug !== undefined))
    return problemsOf(
      [...checkGuides(day, actualDay, guides), ...dueReviews(actualDay, guideReviews(actualDay))],
      paths,
    );
  const committed = committedTexts();
  const problems = [
    ...checkLaw(day, actualDay),
    ...checkGuides(day, actualDay),
    ...checkLegal(),
    ...checkGlossary(),
    ...checkQuestions(day, actualDay),
    ...checkObligations(day),
    ...checkClaims(actualDay),
    ...checkCompany(actualDay),
    ...coverNames().flatMap((name) => readCover(name).problems),
    ...checkDownloads(day),
    ...checkExamples(day),
    ...checkSearchSynonyms(),
    ...checkRedirects(day, pagesGone(committed, actualDay)),
    ...checkEdits(committed, actualDay),
    ...(readStyle()?.problems ?? []),
    ...dueReviews(actualDay, textReviews(actualDay)),
  ];
  // A list of pages with errors has none: all that leads to them would be an error too.
  const lists = Object.entries({ obligations: readObligations(), questions: readQuestions() });
  const lost = lists.flatMap(([list, { value }]) => (value ? [] : `${list}/`));
  const causes = problems.filter(({ message }) => !lost.some((each) => message.includes(each)));
  return paths.length > 0 ? problemsOf(causes, paths) : causes;
}

/**
 * Resolves a name to a path relative to the project: a guide, a legal text, a file of the register of law
 * (`csrd`), a spreadsheet, an example, `glossary`, or any file or folder in content/.
 * @throws with a suggestion when nothing has this name.
 */
export function contentPath(name: string): string {
  const folders = ['guides', 'legal', '', 'law', 'downloads', 'examples'].map((each) =>
    inContent(each),
  );
  const found = [
    path.resolve(name),
    ...folders.flatMap((folder) => [path.join(folder, name), path.join(folder, `${name}.yaml`)]),
  ].find((candidate) => isWithin(candidate, inContent()) && existsSync(candidate));
  if (found) return displayPath(found);
  const names = folders.flatMap(list);
  const meant = closest(
    name,
    names.map((known) => known.replace(/\.yaml$/, '')),
  );
  throw new Error(
    say('There is nothing called "#{name}" in content/.#{hint}', {
      name,
      hint: meant ? say(' Did you mean "#{meant}"?', { meant }) : '',
    }),
  );
}

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

/** Problems in the given files and folders. */
export const problemsOf = (
  problems: readonly ContentProblem[],
  paths: readonly string[],
): ContentProblem[] =>
  problems.filter(({ file }) => paths.some((root) => file === root || file.startsWith(`${root}/`)));
