import { existsSync } from 'node:fs';

/** Where systems install Chromium themselves. */
const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without windows, which Playwright prefers too: a new page costs a fifth of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const firstOf = (files: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...files].find((file) => file !== '' && existsSync(file));

/** A browser of the system for tests, when there is one: `CHROMIUM_PATH` first, then the usual places. */
export const systemBrowser = (): string | undefined => firstOf([SHELL, ...WHOLE_BROWSERS]);

/** The same with windows and all, as visitors have it: for measures. */
export const wholeBrowser = (): string | undefined => firstOf(WHOLE_BROWSERS);

/**
 * How Playwright starts Chromium: the system's own when there is one, or else the one it downloads.
 * @param more arguments to add.
 */
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
