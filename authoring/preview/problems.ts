import path from 'node:path';
import { checkCompany } from '@/authoring/check/company';
import { checkGlossary } from '@/authoring/check/glossary';
import { checkGuide } from '@/authoring/check/guides';
import { checkLaw } from '@/authoring/check/law';
import { checkLegal } from '@/authoring/check/legal';
import { checkClaims, checkSearchSynonyms } from '@/authoring/check/lists';
import { checkObligations } from '@/authoring/check/obligations';
import { checkQuestions } from '@/authoring/check/questions';
import { linkTargets } from '@/authoring/check/rules/links';
import { checkMessages } from '@/authoring/messages/check-messages';
import { contentVersion, filesVersion, folderVersion, oncePerBuild } from '@/lib/cache';
import { parisDay, today } from '@/lib/dates';
import { type Locale, localeOfPath, localeRoot } from '@/lib/i18n/locales';
import { siteFolders } from '@/lib/source-folders';
import { loadGlossary } from '@/loaders/glossary';
import { allGuideSlugs, canBePreviewed, readGuideData } from '@/loaders/guide-files';
import { loadGuides } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { legalNames, loadLegalText } from '@/loaders/legal';
import { inContent } from '@/loaders/paths';
import { ContentError, type ContentProblem, inOrder } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { pageOfPath } from '@/loaders/routes/addresses';
import { readStyle } from '@/loaders/wording';

/** The guide at an address, even one with too many mistakes to be a page. */
function guideAt(pathname: string): string | undefined {
  const path = pathname.slice(localeRoot(localeOfPath(pathname)).length);
  return allGuideSlugs().find((slug) => path.replace(/\/$/, '') === `guides/${slug}`);
}

/** Errors and warnings of what a page shows, errors first. Found once per saved change. */
export const pageProblems = oncePerBuild(
  (pathname: string) => {
    const problems = inOrder(problemsOf(pathname));
    return [
      ...problems.filter(({ severity }) => severity === 'error'),
      ...problems.filter(({ severity }) => severity === 'warning'),
    ];
  },
  () => `${contentVersion()} ${today()}`,
);

/** What is checked for pages that show a file of content/, and for those below them. */
const checks: Readonly<Record<string, () => readonly ContentProblem[]>> = {
  glossary: checkGlossary,
  questions: () => checkQuestions(today(), parisDay()),
  obligations: () => [...checkObligations(today()), ...checkLaw(today(), parisDay())],
  claims: () => checkClaims(parisDay()),
  calendar: () => checkLaw(today(), parisDay()),
  omnibus: () => checkLaw(today(), parisDay()),
  openData: () => checkLaw(today(), parisDay()),
  search: checkSearchSynonyms,
};

function problemsOf(pathname: string): readonly ContentProblem[] {
  const slug = guideAt(pathname);
  if (slug) return guideProblems(slug);
  const page = pageOfPath(pathname)?.page;
  if (!page) return [];
  // What the company says of itself may be on any of them.
  const own = page.footer === 'legal' ? checkLegal() : checks[listOf(page.id)]?.();
  return [...(own ?? []), ...checkCompany(parisDay())];
}

/** The page that lists this one, or itself: that of `questions/csrd` is `questions`. */
const listOf = (id: string): string => id.replace(/\/.*/, '');

/** Whether a page shows the texts of a file. Every page shows messages, and the tests see to them. */
export function filesOf(pathname: string): (file: string) => boolean {
  const slug = guideAt(pathname);
  if (slug)
    return (file) => file.startsWith(`content/guides/${slug}/`) || lawFiles(slug).includes(file);
  const page = pageOfPath(pathname)?.page;
  const shown =
    page?.footer === 'legal' ? 'content/legal/' : `content/${listOf(page?.id ?? '')}.yaml`;
  return (file) => file.startsWith(shown) || file === 'content/company.yaml';
}

/** The files of the law that a guide states. */
function lawFiles(slug: string): string[] {
  const data = readGuideData(slug);
  const subjects = (data.value ?? data.lastGood)?.subjects ?? [];
  return subjects.map((subject) => `content/law/${subject}.yaml`);
}

/** Those of the guide, and of the law it states. */
function guideProblems(slug: string): ContentProblem[] {
  const files = lawFiles(slug);
  return [
    ...checkGuide(slug, linkTargets(), today(), parisDay()),
    ...checkLaw(today(), parisDay()).filter(({ file }) => files.includes(file)),
    ...(readStyle()?.problems ?? []),
  ];
}

/** Changes with the code, whose use of messages is checked. */
const codeVersion = (): string =>
  filesVersion(
    /\.tsx?$/,
    siteFolders.map((folder) => path.join(process.cwd(), folder)),
  );

/**
 * Errors that prevent a page from being shown at all: those of the messages, which every page uses, and of
 * files that have never had a version without errors.
 */
export const blockingProblems = oncePerBuild(
  findProblems,
  () => `${contentVersion()} ${codeVersion()} ${today()}`,
);

/** Checked again when the messages change, what they refer to, or the code that uses them. */
const messageErrors = oncePerBuild(
  () => checkMessages().filter(({ severity }) => severity === 'error'),
  () =>
    `${folderVersion(path.join(process.cwd(), 'messages'), inContent('law'))} ${codeVersion()} ${today()}`,
);

function findProblems(pathname: string): ContentProblem[] {
  const locale = localeOfPath(pathname);
  const slug = guideAt(pathname);
  const problems = [
    ...messageErrors(),
    ...unloadable(loadersOf(pathname, locale)),
    ...(slug && !canBePreviewed(slug)
      ? pageProblems(pathname).filter(({ severity }) => severity === 'error')
      : []),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** What a page needs. The lists of guides, which every page has, leave out those that cannot be shown. */
const loadersOf = (pathname: string, locale: Locale): (() => unknown)[] => [
  loadRegister,
  () => loadGlossary(locale),
  () => loadGuides(locale),
  () => loadQuestions(locale),
  ...(pageOfPath(pathname)?.page.footer === 'legal'
    ? legalNames.map((name) => () => loadLegalText(name, locale))
    : []),
];

const unloadable = (loaders: readonly (() => unknown)[]): ContentProblem[] =>
  loaders.flatMap((load) => {
    try {
      load();
      return [];
    } catch (cause) {
      if (cause instanceof ContentError) return cause.problems;
      throw cause;
    }
  });
