import { existsSync } from 'node:fs';
import path from 'node:path';

/** The system's nginx, which Debian keeps outside the path of ordinary users; undefined without one. */
export const nginxBinary = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
