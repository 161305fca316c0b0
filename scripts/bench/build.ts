import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { copyProject } from '@/scripts/copy-project';
import { fillGuides } from './fill-guides';

/** Numbers of guides to build with: command-line arguments, or the defaults below. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const counts = sizes.length > 0 ? sizes : [12, 100, 400];

interface Measure {
  seconds: number;
  /** Peak resident memory of the build and its workers combined, in MiB. */
  peak: number;
}

/** Resident memory of a process tree, in KiB (Linux only); 0 where /proc is missing. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
        memory.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      } catch {
        // The process has exited meanwhile.
      }
    }
  } catch {
    return 0;
  }
  const isBelow = (id: number): boolean =>
    id === root || (parents.has(id) && isBelow(parents.get(id) ?? 0));
  return [...memory].filter(([id]) => isBelow(id)).reduce((sum, [, size]) => sum + size, 0);
}

function build(folder: string): Promise<Measure> {
  for (const name of ['.next', 'out'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(child.pid ?? 0));
  }, 250);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0)
        resolve({ seconds: (performance.now() - start) / 1000, peak: Math.round(peak / 1024) });
      else reject(new Error(`The build in ${folder} failed.`));
    });
  });
}

const folder = copyProject();
console.log('guides  pages  seconds  ms per added page  peak MiB');
let previous: { pages: number; seconds: number } | undefined;
for (const count of counts) {
  fillGuides(folder, count);
  const { seconds, peak } = await build(folder);
  const pages = count * locales.length;
  const added = previous
    ? ((seconds - previous.seconds) * 1000) / (pages - previous.pages)
    : undefined;
  console.log(
    [
      String(count).padStart(6),
      String(pages).padStart(5),
      seconds.toFixed(1).padStart(7),
      (added?.toFixed(0) ?? '').padStart(17),
      String(peak).padStart(8),
    ].join('  '),
  );
  previous = { pages, seconds };
}
rmSync(folder, { recursive: true, force: true });
