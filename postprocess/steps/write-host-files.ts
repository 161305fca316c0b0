import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/site';
import { hostFiles } from '@/hosting/hosts';
import type { HostFile } from '@/hosting/hosts/host-file';
import { nginxFiles } from '@/hosting/hosts/nginx';
import { capitalForms, redirects } from '@/hosting/redirects';
import { COMPRESSED_COPY, listFiles } from '@/lib/exported-files';

/**
 * Writes the configuration of every host: inside the site for hosts that read it there, beside it for
 * servers.
 * @param servers folder for server configuration, `build`.
 */
export function writeHostFiles(out: string, servers: string): void {
  const files = listFiles(out).filter((file) => !COMPRESSED_COPY.test(file));
  write(out, hostFiles(files, redirects(), capitalForms()));
  const nginx = path.join(servers, 'nginx');
  rmSync(nginx, { recursive: true, force: true });
  mkdirSync(nginx, { recursive: true });
  write(nginx, nginxFiles(redirects(), site.origin));
}

function write(folder: string, files: readonly HostFile[]): void {
  for (const { path: name, content, warning } of files) {
    writeFileSync(path.join(folder, name), content);
    if (warning) console.warn(warning);
  }
}
