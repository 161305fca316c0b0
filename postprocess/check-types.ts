import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Runs the TypeScript compiler on everything but the tests, which `npm run check` covers; returns its errors as
 * printed, or null. Next would run it while Turbopack still holds a gigabyte of memory, and it needs another.
 * `npm test` sets BUILD_TYPES=checked, as its own check of types has run before.
 */
export function typeErrors(projectDir: string): Promise<string | null> {
  if (process.env.BUILD_TYPES === 'checked') return Promise.resolve(null);
  const compiler = [
    path.join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc'),
    ...['--noEmit', '--pretty', '--project', 'tsconfig.build.json'],
    ...['--incremental', '--tsBuildInfoFile', path.join('.next', 'cache', '.tsbuildinfo')],
  ];
  const settings = {
    cwd: projectDir,
    maxBuffer: Number.POSITIVE_INFINITY,
    // The compiler is written in Go: collecting garbage once its heap has grown by a fifth takes 0.7 GB instead of 1.2.
    env: { ...process.env, GOGC: '20' },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, compiler, settings, (failure, stdout, stderr) =>
      // A compiler that was killed prints nothing.
      resolve(failure && (`${stdout}${stderr}`.trim() || failure.message)),
    );
  });
}
