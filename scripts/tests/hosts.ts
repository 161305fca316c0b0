import { ensureBuild } from '@/delivery/postprocess/stamp';
import { emulators } from '@/tests/servers/emulators';
import { settings } from '@/tests/settings';
import { check, conclude, failures, npmRun, run } from './parts';

/**
 * Tests out/ in the hosts' emulators: all of them, or those given as arguments. Downloads them from the
 * package registry, so it is not part of `npm test`.
 */
const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(emulators);
Object.assign(process.env, settings);
ensureBuild();

const outcomes = [];
for (const name of names)
  outcomes.push(await run(check(name, ...npmRun('test:e2e', '--', `--project=${name}`))));
conclude(failures(outcomes));
