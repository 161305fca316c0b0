import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Runs the TypeScript compiler on everything but the tests, which `npm run check` covers; returns its errors as
 * printed, or null.
 * Next cannot: it needs a compiler written in JavaScript.
 */
export function typeErrors(projectDir: string): Promise<string | null> {
  const compiler = [
    path.join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc'),
    ...['--noEmit', '--pretty', '--project', 'tsconfig.build.json'],
    ...['--incremental', '--tsBuildInfoFile', path.join('.next', 'cache', '.tsbuildinfo')],
  ];
  const settings = {
    cwd: projectDir,
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, compiler, settings, (failure, stdout, stderr) =>
      // A compiler that was killed prints nothing.
      resolve(failure && (`${stdout}${stderr}`.trim() || failure.message)),
    );
  });
}
