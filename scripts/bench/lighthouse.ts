import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { help } from '@/scripts/help';
import { npm } from '@/scripts/npm';
import { chromium, fullBrowser } from '@/scripts/programs';

help(
  `npm run bench [-- <address …>]\n\nLighthouse on the built site, RUNS times a page (3 by default), pages of each kind unless addresses are given.`,
);

/** Last major version that supports Node 20. Fetched by npx, as it has 150 dependencies. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 3);
const PORT = Number(process.env.PORT ?? 3990);
const site = `http://localhost:${PORT}/`;
const front = `https://localhost:${PORT + 1}`;

/** Addresses given as arguments, or one page of each kind, four in each language. */
const named = process.argv.slice(2);
const usual = [
  '/',
  '/en/plateforme/',
  '/solutions/simulateuresg/',
  '/en/ressources/',
  '/guides/csrdguide/',
  '/en/signup/',
  '/privacypolicy/',
  '/en/recherche/',
];
const pages = named.length > 0 ? named : usual;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Audit {
  numericValue?: number;
  details?: { items?: unknown[] };
}
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
}

/** One Lighthouse run (simulated mobile throttling), retried when the browser fails. */
function measure(url: string, folder: string, slowdown: number, attempts = 3): Report {
  try {
    return measureOnce(url, folder, slowdown);
  } catch (cause) {
    if (attempts > 1) return measure(url, folder, slowdown, attempts - 1);
    throw cause;
  }
}

/**
 * How much to slow this machine's processor down for it to be a mid-tier phone's, by Lighthouse's own measure of
 * it: the table of "Calibrating the CPU slowdown" in its throttling guide. CPU_SLOWDOWN overrides it.
 */
function slowdownOf(index: number): number {
  if (process.env.CPU_SLOWDOWN) return Number(process.env.CPU_SLOWDOWN);
  if (index >= 1500) return 4;
  return index >= 800 ? 2 : 1;
}

function measureOnce(url: string, folder: string, slowdown: number): Report {
  const report = path.join(folder, 'report.json');
  const executablePath = fullBrowser();
  execFileSync(
    ...npm(
      ...['exec', '--yes', LIGHTHOUSE, '--'],
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--no-enable-error-reporting',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new --ignore-certificate-errors ${chromium().args.join(' ')}`,
    ),
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    },
  );
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Table columns, and how to read each value from a report. */
const columns: [title: string, read: (report: Report) => number, digits?: number][] = [
  ...categories.map((name): [string, (report: Report) => number] => [
    name,
    ({ categories: scores }) => Math.round((scores[name]?.score ?? 0) * 100),
  ]),
  ['LCP ms', ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN],
  ['TBT ms', ({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN],
  ['CLS', ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN, 3],
  ['bytes', ({ audits }) => audits['total-byte-weight']?.numericValue ?? Number.NaN],
  ['requests', ({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN],
];

const start = (script: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });

async function startServer(): Promise<ChildProcess> {
  const server = start('scripts/start.ts', {
    PORT: String(PORT),
    DEMO_DATABASE_URL: `file:${path.join(folder, 'requests.db')}`,
  });
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (
      await fetch(site).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  server.kill();
  throw new Error(`The site did not start on port ${PORT}. Set PORT to a free one.`);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const server = await startServer();
const http2 = start('scripts/servers/http2-front.ts', {
  PORT: String(PORT + 1),
  TARGET_PORT: String(PORT),
});
await new Promise((resolve) => setTimeout(resolve, 3000));
const lines = [
  row(['page', ...columns.map(([title]) => title)]),
  row(['---', ...columns.map(() => '---:')]),
];
try {
  const index = measure(`${front}/`, folder, 4).environment.benchmarkIndex;
  const slowdown = slowdownOf(index);
  console.log(`Benchmark index ${index}: the processor is slowed down ${slowdown} times.\n`);
  console.log(lines.join('\n'));
  for (const page of pages) {
    const reports = Array.from({ length: RUNS }, () => measure(front + page, folder, slowdown));
    const values = columns.map(([, read, digits = 0]) => median(reports.map(read)).toFixed(digits));
    lines.push(row([page, ...values]));
    console.log(lines.at(-1));
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/lighthouse.md', `${lines.join('\n')}\n`);
} finally {
  http2.kill();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
