import { existsSync } from 'node:fs';

/** Where systems install Chromium themselves. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A browser of the system, when there is one: `CHROMIUM_PATH` first, then the usual places. */
export const systemBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_BROWSERS].find(
    (file) => file !== '' && existsSync(file),
  );

/** How Playwright starts Chromium: the system's own when there is one, or else the one it downloads. */
export function chromium(): { executablePath?: string; args: string[] } {
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
    ],
  };
}
