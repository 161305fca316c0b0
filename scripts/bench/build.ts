import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { copyProject } from '@/scripts/copy-project';
import { fillGuides } from './fill-guides';
import { treeUsage, type Usage } from './process-tree';

/** Numbers of guides to build with: command-line arguments, or the defaults below. */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const counts = sizes.length > 0 ? sizes : [12, 100, 400];

/** Peak memory and total processor time of a build and its workers combined. */
interface Measure extends Usage {
  seconds: number;
}

function build(folder: string): Promise<Measure> {
  const start = performance.now();
  const child = spawn('npm', ['run', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peak: Usage = { memory: 0, processor: 0 };
  const timer = setInterval(() => {
    const { memory, processor } = treeUsage(child.pid ?? 0);
    peak.memory = Math.max(peak.memory, memory);
    peak.processor = Math.max(peak.processor, processor);
  }, 250);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, ...peak });
      else reject(new Error(`The build in ${folder} failed.`));
    });
  });
}

/** Changes a word of one guide, in both languages and with its date, as an edit would. */
function editGuide(folder: string): void {
  for (const locale of locales) {
    const file = path.join(folder, 'content', 'guides', 'csrdguide', `${locale}.mdx`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: "?/m, '$&CSRD, '));
  }
}

const row = (...cells: readonly (number | string)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(11)).join(' '));

const folder = copyProject();
console.log(
  'From nothing, and again after one guide was changed. Seconds by the clock depend on what else',
);
console.log('runs on the machine; processor seconds of all processes less so.');
row('guides', 'pages', 'seconds', 'processor', 'ms per page', 'peak MiB', 'rebuild s', 'processor');
let previous: { pages: number; seconds: number } | undefined;
for (const count of counts) {
  fillGuides(folder, count);
  for (const name of ['.next', 'out'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const pages = count * locales.length;
  const first = await build(folder);
  editGuide(folder);
  const second = await build(folder);
  const perPage =
    previous && ((first.seconds - previous.seconds) * 1000) / (pages - previous.pages);
  row(
    count,
    pages,
    first.seconds.toFixed(1),
    first.processor.toFixed(1),
    perPage?.toFixed(0) ?? '',
    first.memory.toFixed(0),
    second.seconds.toFixed(1),
    second.processor.toFixed(1),
  );
  previous = { pages, seconds: first.seconds };
}
rmSync(folder, { recursive: true, force: true });
