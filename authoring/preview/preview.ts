import path from 'node:path';
import { contentVersion, filesVersion } from '@/lib/cache';
import { componentsDirectory } from '@/loaders/paths';
import type { ContentProblem } from '@/loaders/problems';
import { problemNotes, problemPage } from './problem-pages';
import { blockingProblems, filesOf, pageProblems } from './problems';
import { NOTES_PATH, SPELLING_PATH, VERSION_PATH, VERSION_TIMING } from './reload';
import { spellingNotes } from './spelling';

/** What islands are made of, which Next does not watch because it does not bundle them. */
const ISLANDS = ['browser/islands', 'lib/browser', 'lib/form'].map((folder) =>
  path.join(process.cwd(), folder),
);

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Changes when a file is saved that requires a page reload: content, islands, examples of the styleguide. */
const pageVersion = (): string =>
  contentVersion() +
  filesVersion(/\.tsx?$/, ISLANDS) +
  filesVersion(/\.mdx$/, [componentsDirectory()]);

const notes = (problems: readonly ContentProblem[]): Response =>
  new Response(problemNotes(problems), { headers: HTML });

/** The notes on a page with its misspelt words. */
async function spelledNotes(address: string): Promise<Response> {
  const isShown = filesOf(address);
  const misspelt = (await spellingNotes()).filter(({ file }) => isShown(file));
  return notes([...pageProblems(address), ...misspelt]);
}

/**
 * The development response: the version of the page when polled, the notes on a page when it asks for them,
 * an error page when the page cannot be shown, or the page itself with its version in a header.
 * @param page renders the page.
 */
export function preview(pathname: string, page: () => Response): Response | Promise<Response> {
  const version = pageVersion();
  if (pathname === VERSION_PATH) return new Response(version);
  if (pathname.startsWith(NOTES_PATH)) {
    return notes(pageProblems(pathname.slice(NOTES_PATH.length - 1)));
  }
  if (pathname.startsWith(SPELLING_PATH))
    return spelledNotes(pathname.slice(SPELLING_PATH.length - 1));
  const problems = blockingProblems(pathname);
  const response =
    problems.length === 0
      ? page()
      : new Response(problemPage(problems), { status: 500, headers: HTML });
  response.headers.set('Server-Timing', `${VERSION_TIMING};desc="${version}"`);
  return response;
}
