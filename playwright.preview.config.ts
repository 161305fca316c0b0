import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config';
import { portOf } from './tests/e2e-ports';

/** What writers see in `next dev`, which a copy of the project runs, for the tests to edit. */
export default defineConfig({
  ...base,
  testDir: 'tests/preview',
  outputDir: 'test-results/preview',
  testIgnore: [],
  workers: 1,
  fullyParallel: false,
  // The first look at a page waits for it to be compiled.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'reports/e2e-preview.json' }]]
    : 'list',
  use: { ...base.use, baseURL: `http://localhost:${portOf('preview')}` },
  projects: [{ name: 'preview', use: { ...devices['Desktop Chrome'], locale: 'fr-FR' } }],
  webServer: [],
});
