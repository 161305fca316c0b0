import { availableParallelism } from 'node:os';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { chromium } from './scripts/programs';
import { isSelected, selectedProjects } from './tests/choose-projects';
import type { HostName } from './tests/e2e/host/hosts';
import { portOf } from './tests/servers/e2e-ports';
import { emulators } from './tests/servers/emulators';
import { serversOf } from './tests/servers/web-servers';
import { ISSUER, ORIGIN, settings } from './tests/settings';

type Project = PlaywrightTestProject<{ hostName: HostName }> & { name: string };

/** Tests of the server itself. */
const HOST_TESTS = 'host/*.spec.ts';
/** Journeys that other engines go through, where Playwright can download them. */
const JOURNEYS = ['landing.spec.ts', 'navigation.spec.ts', 'reading.spec.ts'];
const SIGN_IN = 'sign-in.spec.ts';
/** Behaviour that no width of the window changes; single tests of other files are marked for it. */
const ANY_WIDTH = [
  'demo-form.spec.ts',
  'islands.spec.ts',
  'links.spec.ts',
  'visitor-keeps.spec.ts',
];
const desktop = { ...devices['Desktop Chrome'], locale: 'fr-FR' };
const at = (server: Parameters<typeof portOf>[0]) => `http://localhost:${portOf(server)}`;

/** What `playwright test` runs without a name. */
const usual: Project[] = [
  {
    name: 'wide',
    testIgnore: [SIGN_IN, HOST_TESTS],
    grepInvert: /@narrow/,
    use: { ...desktop, viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'narrow',
    testIgnore: [SIGN_IN, HOST_TESTS, ...ANY_WIDTH],
    grepInvert: /@any-width|@wide/,
    use: { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  { name: 'host', testMatch: HOST_TESTS, use: { ...desktop, hostName: 'embedded' } },
];

/** What runs when it is named. */
const others: Project[] = [
  {
    name: 'sign-in',
    testMatch: SIGN_IN,
    // The provider is one, and is stopped and started.
    workers: 1,
    fullyParallel: false,
    use: {
      ...desktop,
      baseURL: ORIGIN,
      ignoreHTTPSErrors: true,
      launchOptions: chromium([
        `--host-resolver-rules=MAP ${new URL(ORIGIN).host}:443 127.0.0.1:${portOf('front')},MAP ${new URL(ISSUER).host}:443 127.0.0.1:${portOf('identityProvider')}`,
      ]),
    },
  },
  {
    // What writers see in `next dev`, which a copy of the project runs, for the tests to edit.
    name: 'preview',
    testDir: 'tests/preview',
    workers: 1,
    fullyParallel: false,
    // The first look at a page waits for it to be compiled.
    timeout: 600_000,
    expect: { timeout: 120_000 },
    use: { ...desktop, baseURL: at('preview'), navigationTimeout: 300_000 },
  },
  {
    // With the configuration the build wrote, and the receiver behind it.
    name: 'nginx',
    testMatch: [HOST_TESTS, 'demo-form.spec.ts', 'links.spec.ts'],
    // Of the browser's tests, those in which the server has a part.
    grep: /host\/|@server/,
    use: {
      ...desktop,
      viewport: { width: 1440, height: 900 },
      baseURL: at('nginx'),
      hostName: 'nginx',
    },
  },
  ...(['firefox', 'webkit'] as const).map(
    (name): Project => ({
      name,
      testMatch: JOURNEYS,
      grepInvert: /@narrow/,
      use: { browserName: name, viewport: { width: 1440, height: 900 }, launchOptions: {} },
    }),
  ),
  ...Object.keys(emulators).map(
    (name): Project => ({
      name,
      testMatch: HOST_TESTS,
      workers: 1,
      use: { ...desktop, baseURL: at('host'), hostName: name as HostName },
    }),
  ),
];

const selected = selectedProjects(process.argv);
// Those that wait the most begin, beside the others.
const all = [...others, ...usual];
/** Workers receive the tests to run, but not their projects. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const projects = isWorker || selected.length > 0 ? all : usual;
const running = projects
  .map(({ name }) => name)
  .filter((name) => !selected.length || isSelected(name, selected));

// What the tests read, and the servers build when out/ is of other settings.
Object.assign(process.env, settings);
// Tests expect the messages to writers in English, whatever the terminal's language.
process.env.LC_ALL = 'C.UTF-8';

export default defineConfig<{ hostName: HostName }>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Tests wait a little, and browsers of more workers only slow each other down.
  workers: Math.min(availableParallelism() + 1, 8),
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may take many times as long as a quiet one.
  timeout: 150_000,
  expect: { timeout: 40_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'reports/e2e.json' }]] : 'list',
  outputDir: 'test-results',
  use: {
    baseURL: at('site'),
    locale: 'fr-FR',
    // Tests of every page have long timeouts, which no single step may use up.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording costs a third of the time, and nobody opens what CI leaves.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: chromium(),
  },
  projects,
  webServer: isWorker ? [] : serversOf(running),
});
