import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import type { HostName } from './tests/e2e/host/hosts';
import { e2eDatabase } from './tests/e2e-database';
import { portOf } from './tests/e2e-ports';

const PORT = portOf('nginx');
const RECEIVER_PORT = portOf('receiver');

/** The same tests behind nginx, with the configuration the build wrote and the receiver behind it. */
export default defineConfig<{ hostName: HostName }>({
  ...base,
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'reports/e2e-nginx.json' }]] : 'list',
  use: { ...base.use, baseURL: `http://localhost:${PORT}` },
  projects: (base.projects ?? []).map((project) => ({
    ...project,
    use: { ...project.use, hostName: 'nginx' },
  })),
  webServer: [
    {
      command: 'npm run receiver',
      env: {
        PORT: String(RECEIVER_PORT),
        DEMO_DATABASE_URL: e2eDatabase,
        DEMO_RATE_LIMIT: '1000',
        DEMO_TRUST_PROXY: '1',
      },
      wait: { stdout: /^The receiver of demo requests is at /m },
    },
    {
      command: 'node --import tsx tests/start-nginx.ts',
      env: { PORT: String(PORT), RECEIVER_PORT: String(RECEIVER_PORT) },
      wait: { stdout: /^nginx serves out\/ on port /m },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 600_000,
    },
  ],
});
