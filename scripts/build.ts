import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { NoticeFilter } from './framework-notices';

/**
 * `next build` with less memory, and without what does not concern this site: the framework's notices are left out,
 * and it reports no usage. Errors and warnings pass. BUILD_NOTICES=all shows everything, and lines of the source in the
 * stack of an error.
 */
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
// Turbopack's allocator gives memory back at once, instead of keeping 0.3 GB for later.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ./scripts/collect-early.cjs`;
const isWhole = process.env.BUILD_NOTICES === 'all';
const build = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'build', ...process.argv.slice(2)],
  { stdio: isWhole ? 'inherit' : ['inherit', 'pipe', 'pipe'] },
);

/** A page whose code throws; content and types have checks of their own, which name file and line. */
const FAILED_PAGE = /^Error occurred prerendering page/;
let pageFailed = false;

/** Passes on one of its streams, line by line. */
function pass(from: NodeJS.ReadableStream | null, to: NodeJS.WritableStream): void {
  if (!from) return;
  const filter = new NoticeFilter();
  createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    pageFailed ||= FAILED_PAGE.test(line);
    if (filter.shows(line)) to.write(`${line}\n`);
  });
}
pass(build.stdout, process.stdout);
pass(build.stderr, process.stderr);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => build.kill(signal));
build.on('close', (code) => {
  process.exitCode = code ?? 1;
  if (pageFailed)
    console.error('To see which line of the source failed: BUILD_NOTICES=all npm run build');
});
