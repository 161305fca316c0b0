import path from 'node:path';
import { contentVersion, filesVersion } from '@/lib/content-version';
import { pageProblems } from './page-problems';
import { problemPage } from './problem-page';
import { VERSION_PATH, VERSION_TIMING } from './reload';

/** What islands are made of, which Next does not watch because it does not bundle them. */
const ISLANDS = ['islands', 'lib/browser', 'lib/demo-request'].map((folder) =>
  path.join(process.cwd(), folder),
);

/** Changes when something is saved that a page has to be loaded again for. */
const pageVersion = (): string => contentVersion() + filesVersion(/\.tsx?$/, ISLANDS);

/**
 * The development response: the version of the page when polled, an error page when the content has
 * errors, or the page itself with its version in a header.
 * @param page renders the page.
 */
export function preview(pathname: string, page: () => Response): Response {
  const version = pageVersion();
  if (pathname === VERSION_PATH) return new Response(version);
  const problems = pageProblems(pathname);
  const response =
    problems.length === 0
      ? page()
      : new Response(problemPage(problems), {
          status: 500,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        });
  response.headers.set('Server-Timing', `${VERSION_TIMING};desc="${version}"`);
  return response;
}
