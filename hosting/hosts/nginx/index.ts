import { knownAddresses, type Redirect } from '@/hosting/redirects';
import type { HostFile } from '../host-file';
import { httpPart } from './http';
import { serverPart } from './server';
import { sitePart } from './site';

/** nginx configuration, for a folder beside the site. */
export const nginxFiles = (redirects: readonly Redirect[], origin: string): HostFile[] => [
  { path: 'http.conf', content: httpPart(knownAddresses()) },
  { path: 'server.conf', content: serverPart(redirects) },
  { path: 'site.conf', content: sitePart(new URL(origin).hostname) },
];
