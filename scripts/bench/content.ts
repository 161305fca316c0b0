import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { locales } from '@/lib/i18n/locales';
import { copyProject } from '@/scripts/copy-project';
import { fillGuides } from './fill-guides';

/** Number of guides to check. The target for the default is 20 seconds on two cores. */
const count = Number(process.argv[2]) || 400;

function check(folder: string): number {
  const start = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:content'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`The check failed.\n${stdout}`);
  return (performance.now() - start) / 1000;
}

const folder = copyProject();
try {
  fillGuides(folder, count);
  console.log(`check:content, ${count} guides in ${locales.length} languages`);
  console.log(`${check(folder).toFixed(1)} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
