import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Engine, Page } from './driver';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

const firstOf = (...files: string[]): string | undefined =>
  files.find((file) => file !== '' && existsSync(file));

const firefox = firstOf(process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox');
const webkit = {
  driver: firstOf('/usr/bin/WebKitWebDriver'),
  browser: firstOf(
    ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  ),
  screen: firstOf('/usr/bin/Xvfb'),
};

/** What to install for an engine; undefined when it is there. */
function missing(name: string): string | undefined {
  if (name === 'firefox') return firefox ? undefined : 'apt-get install firefox-esr';
  return webkit.driver && webkit.browser && webkit.screen
    ? undefined
    : 'apt-get install webkit2gtk-driver xvfb';
}

interface Shared {
  /** Undefined where it is not installed. */
  installed: Engine | undefined;
}
interface Fixtures {
  engine: Engine;
  site: Page;
}

/** Tests in the engine that the project is named after; every one fails on an error in the console. */
export const test = base.extend<Fixtures, Shared>({
  installed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use, { project: { name } }) => {
      if (missing(name)) return use(undefined);
      const engine =
        name === 'firefox'
          ? await startFirefox(firefox ?? '')
          : await startWebkit(webkit.driver ?? '', webkit.browser ?? '');
      await use(engine);
      await engine.quit();
    },
    { scope: 'worker' },
  ],
  engine: async ({ installed }, use, { project: { name } }) => {
    // For each test: a fixture that a worker shares would skip the first, and pass the others without running them.
    test.skip(!installed, `${name} is not installed: ${missing(name)}`);
    await use(installed as Engine);
  },
  site: async ({ engine, baseURL }, use) => {
    await engine.errors();
    await use(new Page(engine.send, baseURL));
    expect(await engine.errors()).toEqual([]);
  },
});

export { expect };
