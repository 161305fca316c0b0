import { defineConfig, devices } from '@playwright/test';
import base from './playwright.config';
import { CLIENT_ID, issuer, PLATFORM, siteOrigin } from './tests/e2e/identity-provider';

/** Sign-in, with a copy of the site built for it: the identity provider is fixed when the site is built. */
export default defineConfig({
  ...base,
  testIgnore: [],
  testMatch: 'sign-in.spec.ts',
  outputDir: 'test-results/sign-in',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'reports/e2e-sign-in.json' }]]
    : 'list',
  use: { ...base.use, baseURL: siteOrigin, ignoreHTTPSErrors: true },
  projects: [{ name: 'sign-in', use: { ...devices['Desktop Chrome'], locale: 'fr-FR' } }],
  webServer: {
    command: 'node --import tsx scripts/start-with-sign-in.ts',
    env: {
      PORT: new URL(siteOrigin).port,
      SITE_ORIGIN: siteOrigin,
      AUTH_CLIENT_ID: CLIENT_ID,
      AUTH_AUTHORITY: issuer,
      AUTH_KNOWN_AUTHORITIES: new URL(issuer).host,
      AUTH_PROTOCOL: 'OIDC',
      PLATFORM_URL: PLATFORM,
    },
    wait: { stdout: /^The site is at /m },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 900_000,
  },
});
