import { spawnSync } from 'node:child_process';
import { whyStale } from '@/postprocess/stamp';

/** Builds the site if out/ is stale, and says why. Exits when the build fails. */
export function ensureBuild(): void {
  const reason = whyStale(process.cwd());
  if (reason === null) {
    console.log('out/ is up to date.');
    return;
  }
  console.log(`Building: ${reason}.`);
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
