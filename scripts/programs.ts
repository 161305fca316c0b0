import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { npm } from './npm';

/** Usual paths of a system-wide Chromium or Chrome. */
const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Headless-only build of Chromium, also Playwright's default: opens a page in a fifth of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (files: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...files].find((file) => file !== '' && existsSync(file));

/** The system's browser for tests, if any: `CHROMIUM_PATH`, else the headless shell, else a full browser. */
export const systemBrowser = (): string | undefined => firstOf([SHELL, ...FULL_BROWSERS]);

/** Playwright launch options: the system's Chromium if there is one, otherwise Playwright's download. */
export function chromium(more: readonly string[] = []): {
  executablePath?: string;
  args: string[];
} {
  const executablePath = systemBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

const VERSION = '147.0.0';
const INTEGRITY =
  'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==';

/** The browser with the libraries and the font that a bare system lacks. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
LD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"
`;
const fontsIn = (folder: string): string =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`;

/**
 * The headless Chromium of the npm package `@sparticuz/chromium`, for machines with neither a browser nor
 * access to Playwright's downloads. It is fetched once, into the user's cache folder: 64 MB, which would
 * otherwise be in everybody's `node_modules`.
 *
 * @returns the file to execute
 * @throws if there is none for this machine, the registry does not answer, or the package is not the known one
 */
export function packagedBrowser(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `the packaged Chromium is for Linux on x64, not ${process.platform} on ${process.arch}`,
    );
  const cache = path.join(
    process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
    'chromium-package',
  );
  const folder = path.join(cache, VERSION);
  const launcher = path.join(folder, 'chromium.sh');
  if (existsSync(launcher)) return launcher;

  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, 'unpacking-'));
  try {
    unpack(fetchPackage(work), path.join(work, 'browser'), folder);
    // Whole or not at all, and by the first of two runs that fetch it at once.
    if (!existsSync(folder)) renameSync(path.join(work, 'browser'), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return launcher;
}

/** The package's folder, unpacked in a working folder. */
function fetchPackage(work: string): string {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
  const [program, args] = npm('pack', '--silent', `@sparticuz/chromium@${VERSION}`);
  run(program, ...args);
  const archive = `sparticuz-chromium-${VERSION}.tgz`;
  const hash = createHash('sha512').update(readFileSync(path.join(work, archive)));
  if (`sha512-${hash.digest('base64')}` !== INTEGRITY)
    throw new Error(`the registry's ${archive} is not the one whose hash this project knows`);
  run('tar', '-xzf', archive);
  return path.join(work, 'package', 'bin');
}

/** Writes browser, libraries, font and launcher to a new folder, from where they move to their place. */
function unpack(source: string, target: string, place: string): void {
  mkdirSync(target);
  const content = (name: string) =>
    brotliDecompressSync(readFileSync(path.join(source, `${name}.br`)));
  for (const name of ['al2023.tar', 'fonts.tar'])
    execFileSync('tar', ['-xf', '-'], { cwd: target, input: content(name) });
  const write = (name: string, data: string | Buffer) =>
    writeFileSync(path.join(target, name), data, { mode: 0o755 });
  write('chromium', content('chromium'));
  write('fonts.conf', fontsIn(place));
  write('chromium.sh', LAUNCHER);
}

/** Path of nginx, which Debian installs in a directory outside the PATH of ordinary users. */
export const nginxBinary = (): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
