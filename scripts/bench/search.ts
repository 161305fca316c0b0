import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/lib/exported-files';
import { locales } from '@/lib/i18n/locales';
import { openSearchFile, type SearchIndex } from '@/search/query/engine';
import { excerptOf } from '@/search/query/excerpt';
import { joinTexts } from '@/search/query/parts';
import { search } from '@/search/query/search';
import type { SearchFile } from '@/search/query/types';

const QUERIES = 100;
/** Runs per measurement; the median is used, since other processes add noise. */
const TIMES = 5;
const folder = path.join(process.cwd(), 'out', '_next', 'static');

const ordered = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const quantile = (numbers: readonly number[], share: number): number =>
  ordered(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function time(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

/** Realistic queries of one to four words: synonyms and headings, some truncated, some misspelt. */
function queriesFor({ synonyms, sections }: SearchFile): string[] {
  const phrases = synonyms.flatMap(({ typed }) => typed.slice(0, 2));
  const headings = sections.map(({ heading }) => heading.split(' ').slice(0, 4).join(' '));
  const pick = (list: readonly string[], count: number) =>
    Array.from(
      { length: count },
      (_, index) => list[Math.floor((index * list.length) / count)] ?? '',
    );
  const words = [...pick(phrases, QUERIES / 2), ...pick(headings, QUERIES / 2)];
  return words.map((text, index) => {
    if (index % 4 === 1) return text.slice(0, -2);
    if (index % 4 === 3) return text.replace(/(\p{L})(\p{L})(?=\p{L}*$)/u, '$2$1');
    return text;
  });
}

/** The dialog's work for one query: searching and building the excerpts. */
function answer(index: SearchIndex, query: string): void {
  for (const { sections } of search(index, query).slice(0, 6))
    for (const { section, terms } of sections) excerptOf(section.text, terms, index.locale);
}

if (!existsSync(folder)) throw new Error('There is no out/. Build it first: npm run build');
console.log('lang  raw        gzip       open       queries  median   p95      longest');
for (const locale of locales) {
  const name = listFiles(folder).find((file) =>
    new RegExp(`^search-${locale}-.*\\.json$`).test(file),
  );
  const first = JSON.parse(readFileSync(path.join(folder, name ?? ''), 'utf8')) as SearchFile;
  const rest = readFileSync(path.join('out', first.rest ?? ''), 'utf8');
  const file = joinTexts(first, JSON.parse(rest) as string[]);
  const json = JSON.stringify(file);
  const opening = await time(() => openSearchFile(JSON.parse(json) as SearchFile));
  const index = await openSearchFile(file);
  const queries = queriesFor(file);
  const times: number[] = [];
  for (const query of queries) times.push(await time(() => answer(index, query)));
  console.log(
    [
      locale.padEnd(4),
      kB(json.length).padEnd(9),
      kB(gzipSync(json, { level: 9 }).length).padEnd(9),
      ms(opening).padEnd(9),
      String(queries.length).padEnd(7),
      ms(quantile(times, 0.5)).padEnd(7),
      ms(quantile(times, 0.95)).padEnd(7),
      ms(Math.max(...times)),
    ].join('  '),
  );
}
