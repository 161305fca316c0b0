import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { e2eDatabase, portOf } from './e2e-ports';
import { type EmulatedHost, emulators } from './emulators';

type Server = Extract<NonNullable<PlaywrightTestConfig['webServer']>, { command: string }>;

/** Each server's site is first rebuilt if that is stale. */
const BUILD_TIMEOUT = 600_000;
/** The tests send the requests of many visitors from one address. */
const receiver = { DEMO_DATABASE_URL: e2eDatabase, DEMO_RATE_LIMIT: '1000' };
/** Wait for the server's own output: another server could be listening at the address. */
const says = (line: RegExp) =>
  ({
    wait: { stdout: line },
    timeout: BUILD_TIMEOUT,
    // Whether out/ is up to date, or why it is built.
    stdout: 'pipe',
  }) as const;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const;

const port = (server: Parameters<typeof portOf>[0]): string => String(portOf(server));

const site: Server = {
  command: 'node --import tsx scripts/tests/build.ts && exec node --import tsx scripts/start.ts',
  env: { PORT: port('site'), ...receiver },
  ...says(/^The site is at /m),
};

const nginx: Server[] = [
  {
    command: 'node --import tsx scripts/receiver.ts',
    env: { PORT: port('receiver'), ...receiver, DEMO_TRUST_PROXY: '1' },
    ...says(/^The receiver of demo requests is at /m),
  },
  {
    command: 'node --import tsx tests/servers/start-nginx.ts',
    env: { PORT: port('nginx'), RECEIVER_PORT: port('receiver') },
    gracefulShutdown,
    ...says(/^nginx serves out\/ on port /m),
  },
];

/** The site over TLS under its own host name, which the browser maps to loopback. */
const signIn: Server[] = [
  site,
  {
    command: 'node --import tsx tests/servers/tls-front.ts',
    env: { PORT: port('front'), TARGET_PORT: port('site') },
    ...says(/^TLS in front of the site on port /m),
  },
];

const emulator = (name: EmulatedHost): Server => ({
  command: `npx --yes --ignore-scripts ${emulators[name](portOf('host'), portOf('hostFiles'))}`,
  cwd: mkdtempSync(path.join(tmpdir(), `host-${name}-`)),
  env: { CI: '1', WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1' },
  // Emulators print no reliable line to wait for.
  url: `http://localhost:${portOf('host')}/`,
  reuseExistingServer: false,
  gracefulShutdown,
  timeout: BUILD_TIMEOUT,
});

/** Servers that projects need, by the project's name. */
const servers: Record<string, () => Server[]> = {
  wide: () => [site],
  narrow: () => [site],
  host: () => [site],
  firefox: () => [site],
  webkit: () => [site],
  nginx: () => nginx,
  'sign-in': () => signIn,
  ...Object.fromEntries(
    Object.keys(emulators).map((name) => [name, () => [emulator(name as EmulatedHost)]]),
  ),
};

/** The servers of some projects, each once. */
export const serversOf = (projects: readonly string[]): Server[] => [
  ...new Set(projects.flatMap((name) => servers[name]?.() ?? [])),
];
