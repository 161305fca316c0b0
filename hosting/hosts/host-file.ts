import type { Redirect } from '@/hosting/redirects';

/** A file that tells a host how to serve the site. */
export interface HostFile {
  /** Path in the folder it is written to. */
  readonly path: string;
  readonly content: string;
  /** What the host's limits leave out, for the build to print. */
  readonly warning?: string;
}

/** Both forms of a redirect's old address, since hosts match addresses to the letter. */
export const bothForms = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
