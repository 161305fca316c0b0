import type { Redirect } from '@/delivery/hosting/redirects';
import { azureConfig } from './azure';
import type { HostFile } from './host-file';
import { headersFile, redirectsFile } from './netlify-cloudflare';

/** GitHub Pages: also publish folders whose names begin with an underscore. It supports nothing else. */
const noJekyll: HostFile = { path: '.nojekyll', content: '' };

/**
 * Files that hosts read from the site itself.
 * @param files every other file of the site.
 * @param capitalLetters known addresses in capital letters, for hosts that only match exactly.
 */
export const hostFiles = (
  files: readonly string[],
  redirects: readonly Redirect[],
  capitalLetters: readonly Redirect[] = [],
): HostFile[] => [
  headersFile(files),
  redirectsFile(redirects, capitalLetters),
  azureConfig(redirects, files),
  noJekyll,
];

const names = new Set(hostFiles([], []).map(({ path }) => path));

/** Whether a file of the site is host configuration. */
export const isForHosts = (file: string): boolean => names.has(file);
