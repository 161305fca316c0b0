import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import type { HostName } from './tests/e2e/host/hosts';
import { portOf } from './tests/e2e-ports';
import { emulators, isEmulated } from './tests/emulators';

const PORT = portOf('host');
const hostName = process.env.HOST_NAME;
if (!isEmulated(hostName)) throw new Error('Set HOST_NAME, or run npm run test:hosts.');

/** The tests of servers in the emulator of one host. Run by scripts/test-hosts.ts. */
export default defineConfig<{ hostName: HostName }>({
  ...base,
  reporter: [['list'], ['json', { outputFile: `reports/host-${hostName}.json` }]],
  workers: 1,
  use: { ...base.use, baseURL: `http://localhost:${PORT}` },
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'host')
    .map((project) => ({ ...project, use: { ...project.use, hostName } })),
  webServer: {
    command: `npx --yes --ignore-scripts ${emulators[hostName](PORT, portOf('hostFiles'))}`,
    cwd: mkdtempSync(path.join(tmpdir(), `host-${hostName}-`)),
    env: { CI: '1', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1' },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 600_000,
  },
});
