import type { Redirect } from '@/delivery/hosting/redirects';
import type { Host } from '@/lib/config/variables/site';

/** A configuration file for a host. */
export interface HostFile {
  /** Path in the folder it is written to. */
  readonly path: string;
  readonly content: string;
  /** What the limits of a host leave out; printed by builds for that host. */
  readonly warning?: { readonly host: Host; readonly text: string };
}

/** Both forms of a redirect's source, with and without a trailing slash, since hosts match paths exactly. */
export const bothForms = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
