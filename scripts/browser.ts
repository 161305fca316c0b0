import { existsSync } from 'node:fs';

/** Usual paths of a system-wide Chromium or Chrome. */
const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Headless-only build of Chromium, also Playwright's default: opens a page in a fifth of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (files: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...files].find((file) => file !== '' && existsSync(file));

/** The system's browser for tests, if any: `CHROMIUM_PATH`, else the headless shell, else a full browser. */
export const systemBrowser = (): string | undefined => firstOf([SHELL, ...FULL_BROWSERS]);

/** The system's full browser, as visitors have it: for performance measurements. */
export const fullBrowser = (): string | undefined => firstOf(FULL_BROWSERS);

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
