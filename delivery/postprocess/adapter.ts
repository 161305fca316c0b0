import { execFile } from 'node:child_process';
import path from 'node:path';
import { inspect } from 'node:util';
import type { NextAdapter } from 'next';
import { checkContent } from '@/authoring/check/content';
import { dueReviews, firstStop, REVIEW_NOTICE } from '@/authoring/check/reviews';
import { checkMessages } from '@/authoring/messages/check-messages';
import { securityTextWarning } from '@/delivery/hosting/security-text';
import { loadEnvFiles } from '@/lib/config/env-file';
import { missingVariables } from '@/lib/config/release';
import { site } from '@/lib/config/site';
import { unknownVariables } from '@/lib/config/variables';
import { addDays, parisDay, today } from '@/lib/dates';
import { clientComponents } from '@/lib/source-folders';
import { formatProblem } from '@/loaders/problems';
import { buildSummary, closingMessage } from './build-report';
import { bringBack, forget, isUnderWay, setAside, UNDER_WAY } from './last-build';
import { postprocess } from './postprocess';
import { holdBack } from './quiet';
import { presentStamp, writeStamp } from './stamp';

const outFolder = (projectDir: string): string => path.join(projectDir, 'out');

/** Taken before the build, so that a change made while it runs makes the stamp stale. */
let stamp: string | undefined;
/** Warnings of the content and message checks. */
let warningCount = 0;

/** Whether a build that failed has been cleared up. */
let isCleared = false;
let output: ReturnType<typeof holdBack> | undefined;
const LEFT = 'The build stopped; out/ is that of the build before.';

/** Ends the build with its message alone: a stack trace would bury the remedy. */
function stop(message: string, projectDir: string): never {
  isCleared = true;
  const left = bringBack(projectDir) ? LEFT : 'The build stopped.';
  output?.end(false);
  console.error(`\n${left}\n\n${message}\n`);
  process.exit(1);
}

/** What a step of postprocessing says of its failure. DEBUG, whatever its value, asks for the stack. */
const failure = (cause: Error): string =>
  process.env.DEBUG ? inspect(cause) : `${cause.message}\nDEBUG=yes npm run build shows where.`;

/** Hooks into `next build`: checks content and types before it, and postprocesses `out/` after it. */
export const adapter: NextAdapter = {
  name: 'static-site',

  async modifyConfig(config, { projectDir }) {
    // It loads the build configuration without building anything.
    if (process.argv.includes('typegen')) return config;
    if (isUnderWay(projectDir)) {
      console.error(UNDER_WAY);
      process.exit(1);
    }
    // One date for the whole build, workers included, even when it runs past midnight.
    process.env.SITE_TODAY = today();
    stamp = presentStamp(projectDir);
    setAside(projectDir);
    output = holdBack();
    // Next ends the process by itself when a page does not compile or render.
    process.once('exit', (code) => {
      output?.end(code !== 0 && !isCleared);
      if (code !== 0 && !isCleared && bringBack(projectDir)) console.error(LEFT);
    });
    const misread = loadEnvFiles(projectDir);
    if (misread.length > 0) stop(misread.join('\n'), projectDir);
    output.say('Checking types, content and messages …');
    // The compiler works while the content is checked.
    const typeError = typeErrors(projectDir);
    const all = [...checkContent(), ...checkMessages()];
    const problems = all.filter(({ severity }) => severity === 'error').map(formatProblem);
    warningCount = all.length - problems.length;
    const wrong = [...problems, ...clientComponents(projectDir), (await typeError) ?? []].flat();
    if (wrong.length > 0) stop(wrong.join('\n'), projectDir);
    output.say('Rendering pages …');
    return config;
  },

  async onBuildComplete({ projectDir }) {
    const ofHost = await postprocess(outFolder(projectDir), path.join(projectDir, 'build')).catch(
      (cause) => stop(failure(cause as Error), projectDir),
    );
    forget(projectDir);
    if (stamp) writeStamp(projectDir, stamp);
    // Next still has to print its route table.
    const { env } = process;
    const ends = firstStop(addDays(today(), REVIEW_NOTICE));
    const warnings = [...ofHost, ...unknownVariables(env), securityTextWarning(today()), ends];
    const effect = `out/ is the site of ${today()}: unset it; npm run check -- content says what would stop a build then`;
    const rehearsal = today() === parisDay() ? [] : [{ name: 'SITE_TODAY', effect }];
    const words = closingMessage(
      [...rehearsal, ...missingVariables(env)],
      warnings.filter((warning) => warning !== null),
      site.preview,
    );
    const summary = buildSummary(outFolder(projectDir), warningCount, dueReviews(today()));
    process.once('exit', (code) => code === 0 && console.log(`\n${summary}\n\n${words}`));
  },
};

/**
 * Runs the TypeScript compiler on everything but the tests, which `npm run check` covers; returns its errors as
 * printed, or null.
 * Next cannot: it needs a compiler written in JavaScript.
 */
function typeErrors(projectDir: string): Promise<string | null> {
  const compiler = [
    path.join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc'),
    ...['--noEmit', '--pretty', '--incremental', 'false', '--project', 'tsconfig.build.json'],
  ];
  const settings = { cwd: projectDir, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile(process.execPath, compiler, settings, (failure, stdout, stderr) =>
      // A compiler that was killed prints nothing.
      resolve(failure && (`${stdout}${stderr}`.trim() || failure.message)),
    );
  });
}
