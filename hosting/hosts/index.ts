import type { Redirect } from '@/hosting/redirects';
import { azureConfig } from './azure';
import { headersFile } from './headers-file';
import type { HostFile } from './host-file';
import { redirectsFile } from './redirects-file';

/** GitHub Pages: publish folders whose name begins with an underscore as well. It reads nothing else. */
const noJekyll: HostFile = { path: '.nojekyll', content: '' };

/**
 * Files that hosts find in the site itself.
 * @param files every other file of the site.
 */
export const hostFiles = (files: readonly string[], redirects: readonly Redirect[]): HostFile[] => [
  headersFile(files),
  redirectsFile(redirects),
  azureConfig(redirects),
  noJekyll,
];

const names = new Set(hostFiles([], []).map(({ path }) => path));

/** Whether a file of the site is meant for hosts alone. */
export const isForHosts = (file: string): boolean => names.has(file);
