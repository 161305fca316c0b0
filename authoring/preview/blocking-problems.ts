import path from 'node:path';
import { checkMessages } from '@/authoring/messages/check-messages';
import { contentVersion, filesVersion, folderVersion } from '@/lib/content-version';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/i18n/paths';
import { Recent } from '@/lib/recent';
import { siteFolders } from '@/lib/source-folders';
import { loadGlossary } from '@/loaders/glossary';
import { canBePreviewed } from '@/loaders/guide-files';
import { loadGuides } from '@/loaders/guides';
import { loadRegister } from '@/loaders/law';
import { legalNames, loadLegalText } from '@/loaders/legal';
import { lawDirectory } from '@/loaders/paths';
import { ContentError, type ContentProblem } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { pageOfPath } from '@/routes/addresses';
import { guideAt } from './guide-at';
import { pageProblems } from './page-problems';

/** Sources whose use of messages is checked. */
const SOURCES = siteFolders.map((folder) => path.join(process.cwd(), folder));
const recent = new Recent<ContentProblem[]>(64);
const messages = new Recent<ContentProblem[]>(1);

/**
 * Errors that prevent a page from being shown at all: those of the messages, which every page uses, and of
 * files that have never had a version without errors.
 */
export function blockingProblems(pathname: string): ContentProblem[] {
  const used = filesVersion(/\.tsx?$/, SOURCES);
  return recent.get(`${contentVersion()} ${used} ${today()} ${pathname}`, () =>
    findProblems(pathname, used),
  );
}

/** Checked again when the messages change, what they refer to, or the code that uses them. */
const messageErrors = (used: string): ContentProblem[] =>
  messages.get(
    `${folderVersion(path.join(process.cwd(), 'messages'), lawDirectory())} ${used} ${today()}`,
    () => checkMessages().filter(({ severity }) => severity === 'error'),
  );

function findProblems(pathname: string, used: string): ContentProblem[] {
  const locale = localeOfPath(pathname);
  const slug = guideAt(pathname);
  const problems = [
    ...messageErrors(used),
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
