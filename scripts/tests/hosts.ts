import { ensureBuild } from '@/delivery/postprocess/stamp';
import { emulators } from '@/tests/servers/emulators';
import { settings } from '@/tests/settings';
import { check, npmRun, run } from './parts';

/**
 * Tests out/ in the hosts' emulators: all of them, or those given as arguments. Downloads them from the
 * package registry, so it is not part of `npm test`.
 */
const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(emulators);
Object.assign(process.env, settings);
ensureBuild();

const failed: string[] = [];
for (const name of names) {
  const { tally } = await run(check(name, ...npmRun('test:e2e', '--', `--project=${name}`)));
  if (tally.failed > 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nPassed: ${names.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
