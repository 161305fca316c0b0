import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Type errors of what a build needs, as the compiler prints them; null when there are none. Next would check
 * them beside Turbopack, which still holds a gigabyte then, and the compiler takes another. `npm test`, which has
 * checked these types with those of its tests, sets BUILD_TYPES=checked.
 */
export function typeErrors(projectDir: string): string | null {
  if (process.env.BUILD_TYPES === 'checked') return null;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(projectDir, 'node_modules', 'typescript', 'bin', 'tsc'),
      ...['--noEmit', '--pretty', '--project', 'tsconfig.build.json'],
      ...['--incremental', '--tsBuildInfoFile', path.join('.next', 'cache', '.tsbuildinfo')],
    ],
    { cwd: projectDir, encoding: 'utf8' },
  );
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}
