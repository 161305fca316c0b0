import path from 'node:path';
import { loadGlossary } from '@/lib/content/load/glossary';
import { canBePreviewed } from '@/lib/content/load/guide-files';
import { loadGuides } from '@/lib/content/load/guides';
import { loadRegister } from '@/lib/content/load/law';
import { loadLegalText } from '@/lib/content/load/legal';
import { loadQuestions } from '@/lib/content/load/questions';
import { lawDirectory } from '@/lib/content/paths';
import { ContentError, type ContentProblem } from '@/lib/content/problems/problem';
import { legalNames } from '@/lib/content/schema/legal';
import { contentVersion, filesVersion, folderVersion } from '@/lib/content-version';
import type { Locale } from '@/lib/i18n/locales';
import { localeOfPath } from '@/lib/i18n/paths';
import { checkMessages } from '@/lib/messages/check-messages';
import { pageOfPath } from '@/lib/pages/urls';
import { Recent } from '@/lib/recent';
import { today } from '@/lib/today';
import { guideAt } from './guide-at';
import { pageProblems } from './page-problems';

/** Sources whose use of messages is checked. */
const SOURCES = ['app', 'components', 'lib', 'search', 'server'].map((folder) =>
  path.join(process.cwd(), folder),
);
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
