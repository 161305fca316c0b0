import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { copyProject } from '@/scripts/copy-project';
import { fillGuides } from './fill-guides';
import { measure, printRow } from './measure';
import { countsOr } from './scratch';

const counts = countsOr([12, 100, 400]);

/** Adds a sentence to the end of one guide, in both languages, as an edit would. */
function editGuide(folder: string): void {
  for (const locale of locales) {
    const file = path.join(folder, 'content', 'guides', 'csrdguide', `${locale}.mdx`);
    appendFileSync(file, '\nFin, 2026.\n');
  }
}

const folder = copyProject();
console.log(
  'From nothing, and again after one guide was changed. Seconds by the clock depend on what else',
);
console.log('runs on the machine; processor seconds of all processes less so.');
printRow(
  'guides',
  'pages',
  'seconds',
  'processor',
  'ms per page',
  'peak MiB',
  'rebuild s',
  'processor',
);
let previous: { pages: number; seconds: number } | undefined;
for (const count of counts) {
  fillGuides(folder, count);
  for (const name of ['.next', 'out'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const pages = count * locales.length;
  const first = await measure(folder, 'npm', 'run', 'build');
  editGuide(folder);
  const second = await measure(folder, 'npm', 'run', 'build');
  const perPage =
    previous && ((first.seconds - previous.seconds) * 1000) / (pages - previous.pages);
  printRow(
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
