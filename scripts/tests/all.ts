import { mkdirSync } from 'node:fs';
import { today } from '@/lib/dates';
import { help } from '@/scripts/help';
import { npm } from '@/scripts/npm';
import { nginxBinary, packagedBrowser, systemBrowser } from '@/scripts/programs';
import { postgresMissing } from '@/tests/receiver/postgres';
import {
  check,
  conclude,
  failures,
  jestTally,
  npmRun,
  type Part,
  playwrightTally,
  run,
  runTogether,
  suite,
} from './parts';

// Runs every check and suite, in parallel where they do not compete for the processor.

help(`npm test

Every check, a build configured as a company would, and the unit, output and end-to-end tests, as in CI: about ten
minutes on two processors. Parts of it: npm run test:quick, test:unit, test:output, test:e2e.`);

const jest = (project: string): Part =>
  suite(
    project,
    npmRun(`test:${project}`, '--', '--json', `--outputFile=reports/${project}.json`),
    `reports/${project}.json`,
    jestTally,
  );
const endToEnd = (projects: readonly string[]): Part =>
  suite(
    'end to end',
    npmRun('test:e2e', '--', ...projects.map((name) => `--project=${name}`)),
    'reports/e2e.json',
    playwrightTally,
  );

/** What could not run on this machine, and how to enable it. */
const skipped: string[] = [];
const installBrowser = check(
  'browser',
  ...npm('exec', '--', 'playwright', 'install', '--with-deps', 'chromium').flat(),
);

/** Whether there is a browser: the system's, else Playwright's download, else one from the npm registry. */
async function hasBrowser(): Promise<boolean> {
  if (systemBrowser() || (await run(installBrowser)).tally.failed === 0) return true;
  try {
    process.env.CHROMIUM_PATH = packagedBrowser();
    console.log(`Playwright has no browser here; the tests use ${process.env.CHROMIUM_PATH}`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `No browser for the end-to-end tests (${reason}). On Debian: apt-get install chromium`,
    );
    return false;
  }
}

// Fixed for the whole run, as in a build, in case it passes midnight.
process.env.SITE_TODAY = today();
// Reports as in CI. Only a CI that says so itself (`CI=true`) has to have PostgreSQL.
process.env.CI ??= 'local';
if (postgresMissing) skipped.push(`the storage tests on PostgreSQL. ${postgresMissing}`);
mkdirSync('reports', { recursive: true });

const done = await runTogether([check('check', ...npmRun('check')), jest('unit')]);
const build = await run(
  check('build', process.execPath, '--import', 'tsx', 'scripts/tests/build.ts'),
);
done.push(build);
if (build.tally.failed === 0) {
  done.push(await run(jest('output')));
  if (await hasBrowser()) {
    const nginx = nginxBinary() ? ['nginx'] : [];
    if (nginx.length === 0)
      skipped.push(
        'tests behind nginx, as nginx is not installed. On Debian: apt-get install nginx-light',
      );
    done.push(await run(endToEnd(['sign-in', 'wide', 'narrow', 'host', ...nginx])));
    skipped.push(
      'the preview of writers, whose pages take minutes to compile. Run: npm run test:e2e -- --project=preview',
    );
  } else done.push({ name: 'browser', tally: { passed: 0, failed: 1 }, seconds: 0 });
}

console.log('\nSeconds:');
for (const { name, seconds } of [...done, { name: 'in all', seconds: process.uptime() }])
  console.log(`${String(Math.round(seconds)).padStart(5)}  ${name}`);
for (const what of skipped) console.log(`\nSkipped: ${what}`);
for (const what of failures(done)) conclude([what]);
const passed = done.reduce((sum, { tally }) => sum + tally.passed, 0);
const failed = done.reduce((sum, { tally }) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
