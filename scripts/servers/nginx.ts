import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of nginx, which Debian installs in a directory outside the PATH of ordinary users. */
export const nginxBinary = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
