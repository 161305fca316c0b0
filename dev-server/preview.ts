import { contentVersion } from '@/lib/content-version';
import { pageProblems } from './page-problems';
import { problemPage } from './problem-page';
import { VERSION_PATH, VERSION_TIMING } from './reload';

/**
 * What development answers: the version of the content where it is asked for, the errors of a page
 * that has some, or else the page, which learns the version it is made from.
 * @param page makes the page.
 */
export function preview(pathname: string, page: () => Response): Response {
  const version = contentVersion();
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
