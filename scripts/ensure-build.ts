import { spawnSync } from 'node:child_process';
import { whyStale } from '@/postprocess/stamp';

/** Builds unless out/ is what a build would write, and says which it is. Ends the process when the build fails. */
export function ensureBuild(): void {
  const reason = whyStale(process.cwd());
  if (reason === null) {
    console.log('out/ is up to date.');
    return;
  }
  console.log(`Building: ${reason}.`);
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
