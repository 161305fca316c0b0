import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/browser';
import type { HostName } from './tests/e2e/host/hosts';
import { e2eDatabase } from './tests/e2e-database';
import { portOf } from './tests/e2e-ports';

const PORT = portOf('site');

/** Has a site and a configuration of its own: playwright.sign-in.config.ts. */
const SIGN_IN = 'sign-in.spec.ts';
/** Tests of the server itself need one window only. */
const HOST_TESTS = 'host/*.spec.ts';

export default defineConfig<{ hostName: HostName }>({
  testDir: 'tests/e2e',
  testIgnore: SIGN_IN,
  fullyParallel: true,
  // One more than the cores of a small machine: tests wait as much as they work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'reports/e2e.json' }]] : 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    // Recording costs a third of the time, and nobody opens what CI leaves.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: chromium(),
  },
  projects: [
    {
      name: 'wide',
      testIgnore: [SIGN_IN, HOST_TESTS],
      use: {
        ...devices['Desktop Chrome'],
        locale: 'fr-FR',
        viewport: { width: 1440, height: 900 },
      },
    },
    {
      name: 'narrow',
      testIgnore: [SIGN_IN, HOST_TESTS],
      use: {
        ...devices['Desktop Chrome'],
        locale: 'fr-FR',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      },
    },
    {
      name: 'host',
      testMatch: HOST_TESTS,
      use: { ...devices['Desktop Chrome'], locale: 'fr-FR', hostName: 'embedded' },
    },
  ],
  webServer: {
    command: 'npm start',
    env: {
      PORT: String(PORT),
      DEMO_DATABASE_URL: e2eDatabase,
      // The tests send from one address what many visitors would send.
      DEMO_RATE_LIMIT: '1000',
    },
    // Its own word that it is there: at the address, another server could answer in its place.
    wait: { stdout: /^The site is at /m },
    // It builds the site first when that is out of date.
    timeout: 600_000,
  },
});
