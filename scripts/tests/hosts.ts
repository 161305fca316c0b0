import { spawnSync } from 'node:child_process';
import { ensureBuild } from '@/delivery/postprocess/stamp';
import { emulators } from '@/tests/servers/emulators';
import { settings } from '@/tests/settings';

/**
 * Tests out/ in the hosts' emulators: all of them, or those given as arguments. Downloads them from the
 * package registry, so it is not part of `npm test`.
 */
const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(emulators);
Object.assign(process.env, settings);
ensureBuild();

const failed = names.filter((name) => {
  console.log(`\n> ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', `--project=${name}`],
    { stdio: 'inherit' },
  );
  return status !== 0;
});
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${names.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
