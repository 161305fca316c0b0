import type { Redirect } from '@/delivery/hosting/redirects';

/** A configuration file for a host. */
export interface HostFile {
  /** Path in the folder it is written to. */
  readonly path: string;
  readonly content: string;
  /** What the host's limits leave out; printed by the build. */
  readonly warning?: string;
}

/** Both forms of a redirect's source, with and without a trailing slash, since hosts match paths exactly. */
export const bothForms = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
