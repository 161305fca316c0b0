import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { today } from '@/lib/today';
import { NOT_CHECKED } from './audit-report';
import { systemBrowser } from './browser';
import { nginxBinary } from './nginx';

interface Tally {
  passed: number;
  failed: number;
}

/** Runs a command with inherited output; resolves to its exit code. */
async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'close');
  return typeof status === 'number' ? status : 1;
}

/** A check counts as one test. */
const step = async (command: string, args: readonly string[]): Promise<Tally> =>
  (await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The audit counts as one test too, unless the registry has no audit endpoint. */
async function audit(): Promise<Tally> {
  const status = await run('npm', ['run', 'check:audit']);
  if (status === NOT_CHECKED) {
    skipped.push('audit, as the registry has no audit endpoint. Retry: npm run check:audit');
    return { passed: 0, failed: 0 };
  }
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts come from the suite's report; no report, or a failure outside the tests, counts as one failure. */
async function suite(
  command: string,
  args: readonly string[],
  report: string,
  read: (json: unknown) => Tally,
): Promise<Tally> {
  rmSync(report, { force: true });
  const succeeded = (await run(command, args, { CI: 'true' })) === 0;
  const tally = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

const jest = (project: string): Promise<Tally> => {
  const report = `reports/${project}.json`;
  return suite(
    'npx',
    ['jest', '--selectProjects', project, '--maxWorkers=100%', '--json', `--outputFile=${report}`],
    report,
    (json) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<
        string,
        number
      >;
      return {
        passed: numPassedTests ?? 0,
        failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0),
      };
    },
  );
};

const playwright = (report: string, ...options: readonly string[]): Promise<Tally> =>
  suite('npx', ['playwright', 'test', ...options], report, (json) => {
    const { expected, unexpected, flaky } = (json as { stats: Record<string, number> }).stats;
    return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
  });

/** Installs Playwright's browser if the system has none. */
async function ensureBrowser(): Promise<boolean> {
  return (
    systemBrowser() !== undefined ||
    (await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) === 0
  );
}

/** Specs whose results depend on the server; `npm run test:nginx` runs all specs. */
const dependOnServer = ['host/', 'navigation', 'demo-form', 'not-found'];

// Fixed for the whole run, as in a build, in case it passes midnight.
process.env.SITE_TODAY = today();
mkdirSync('reports', { recursive: true });
/** What could not run on this machine, and how to enable it. */
const skipped: string[] = [];
const tallies: Tally[] = [await step('npm', ['run', 'check']), await audit(), await jest('unit')];
const built = await step('npm', ['run', 'build']);
tallies.push(built);
if (built.passed === 1) {
  tallies.push(await jest('output'));
  if (await ensureBrowser()) {
    tallies.push(
      await playwright('reports/e2e.json'),
      // In parallel: each builds its own copy of the project and mostly waits for that.
      ...(await Promise.all([
        playwright('reports/e2e-sign-in.json', '--config', 'playwright.sign-in.config.ts'),
        playwright('reports/e2e-preview.json', '--config', 'playwright.preview.config.ts'),
      ])),
    );
    if (nginxBinary()) {
      tallies.push(
        await playwright(
          'reports/e2e-nginx.json',
          '--config',
          'playwright.nginx.config.ts',
          ...dependOnServer,
          // Server behaviour does not depend on the viewport width.
          '--project=wide',
          '--project=host',
        ),
      );
    } else {
      skipped.push(
        'tests behind nginx, as nginx is not installed. On Debian: apt-get install nginx-light',
      );
    }
  } else {
    console.error('No browser found for the end-to-end tests. On Debian: apt-get install chromium');
    tallies.push({ passed: 0, failed: 1 });
  }
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
for (const what of skipped) console.log(`\nSkipped: ${what}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
