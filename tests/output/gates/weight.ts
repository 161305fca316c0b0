import { attribute, elements } from '@/lib/html';
import { guideOf } from '@/loaders/routes/registry';
import type { BuiltPage, Gate } from '../support/page';

/** Gives the size of a file of the export by its path; undefined when there is none. */
export type SizeOf = (file: string) => number | undefined;

const kB = 1000;
/** In bytes; of a part, after gzip and a tenth above the most that a page of its class has. */
interface Budget {
  brotli: number;
  html: number;
  script: number;
  style: number;
  font: number;
}

/** The late scripts of a page's islands. */
export const islandScriptsOf = (page: BuiltPage): string[] =>
  scriptsOf(page).filter((address) => address.includes('/islands/'));

const hasIslands = (page: BuiltPage): boolean => islandScriptsOf(page).length > 0;

/**
 * The most that a first view may weigh, in kB with Brotli, fonts included: a page to read, one with React, and the
 * checker (docs/decisions.md, 43).
 */
const firstViewOf = (page: BuiltPage): number => {
  if (page.page.id === 'simulator') return 165;
  return hasIslands(page) ? 150 : 72;
};

/** Bytes that menus and footers take for one more guide and one more page: whoever adds them need cut nothing elsewhere. */
const ONE_MORE = 300;

export const budgetOf = (page: BuiltPage): Budget => ({
  brotli: firstViewOf(page) * kB - ONE_MORE,
  // What a guide has no room for becomes a part of it; the check of the content warns first.
  html: guideOf(page.page.id) ? 18 * kB : Number.POSITIVE_INFINITY,
  script: (hasIslands(page) ? 110 : 4.4) * kB,
  style: (page.page.id === 'landing' ? 10.4 : 8.8) * kB,
  font: 40 * kB,
});

/** The most requests a first view may make, scripts of islands aside. */
export const MAX_REQUESTS = 12;

const KINDS = ['html', 'script', 'style', 'font', 'image'] as const;
type Kind = (typeof KINDS)[number];

export interface Weight extends Record<Kind, number> {
  /** Everything, after gzip. */
  gzip: number;
  /** Everything, with Brotli. */
  brotli: number;
  requests: number;
}

/** Addresses of the scripts a page loads: its own, and the late ones of its islands. */
export function scriptsOf({ document }: BuiltPage): string[] {
  const scripts = elements(document).flatMap((element) => [
    ...(element.tagName === 'script' ? [attribute(element, 'src') ?? ''] : []),
    ...(attribute(element, 'data-island') ?? '').split(' '),
  ]);
  return [...new Set(scripts)].filter(Boolean);
}

/** What a first view fetches besides the page, by kind. */
export function fetchedBy(page: BuiltPage): Record<Exclude<Kind, 'html'>, string[]> {
  const links = elements(page.document, 'link');
  const hrefs = (rel: string, as?: string) =>
    links
      .filter((link) => attribute(link, 'rel') === rel && attribute(link, 'as') === as)
      .flatMap((link) => attribute(link, 'href') ?? []);
  const pictures = elements(page.document, 'img').flatMap((image) => attribute(image, 'src') ?? []);
  const drawings = elements(page.document, 'use').flatMap(
    (use) => attribute(use, 'href')?.split('#')[0] || [],
  );
  return {
    script: scriptsOf(page),
    style: hrefs('stylesheet'),
    font: hrefs('preload', 'font'),
    // Browsers fetch one icon, the last one they can show.
    image: [...new Set([...pictures, ...drawings, ...hrefs('icon').slice(-1)])],
  };
}

/** Weighs a first view of a page: everything its browser fetches for it, as hosts send it. */
export function weigh(page: BuiltPage, sizeOf: SizeOf): Weight {
  /** The compressed copy of the build, or the file itself, which is then small or packed already. */
  const sent = (file: string, copy: '.gz' | '.br') => sizeOf(`${file}${copy}`) ?? sizeOf(file) ?? 0;
  const files: [Kind, string][] = [
    ['html', page.file],
    ...Object.entries(fetchedBy(page)).flatMap(([kind, addresses]) =>
      addresses.map((address): [Kind, string] => [kind as Kind, address.slice(1)]),
    ),
  ];
  const weight: Weight = {
    ...(Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>),
    gzip: 0,
    brotli: 0,
    requests: files.length,
  };
  for (const [kind, file] of files) {
    weight[kind] += sent(file, '.gz');
    weight.gzip += sent(file, '.gz');
    weight.brotli += sent(file, '.br');
  }
  return weight;
}

const REPAIRS: Record<keyof Budget, string> = {
  brotli: 'shorten the page, move drawings it repeats to <use>, or load less',
  html: 'cut what is said twice, or move a section to a part of the guide (docs/guide-reference.md)',
  script: 'load less, or later (browser/islands/runtime/hooks.ts)',
  style: 'look for styles of other pages in its file (cssChunking in next.config.mjs), or reuse ui',
  font: 'subset the fonts again',
};

/** A first view within its budget. */
export const budgets =
  (weightOf: (page: BuiltPage) => Weight): Gate =>
  (page) => {
    const weight = weightOf(page);
    const budget = budgetOf(page);
    const requests = weight.requests - islandScriptsOf(page).length;
    const over = (Object.keys(budget) as (keyof Budget)[]).filter(
      (kind) => weight[kind] > budget[kind],
    );
    return [
      ...over.map(
        (kind) =>
          `its ${kind === 'brotli' ? 'first view' : kind} weighs ${weight[kind]} bytes, more than ${budget[kind]}; ${REPAIRS[kind]}`,
      ),
      ...(requests <= MAX_REQUESTS
        ? []
        : [`a first view makes ${requests} requests, more than ${MAX_REQUESTS}; join files`]),
    ];
  };

/** The table of every page, one row each. */
export function weightTable(
  pages: readonly BuiltPage[],
  weightOf: (page: BuiltPage) => Weight,
): string {
  const columns = [...KINDS, 'gzip', 'brotli', 'requests'] as const;
  const row = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index ? String(cell).padStart(9) : String(cell).padEnd(42)))
      .join('')
      .trimEnd();
  const head = [
    'First view of every page, in bytes, as hosts send it: parts after gzip, totals after gzip and after Brotli.',
    row(['page', ...columns]),
  ];
  const rows = pages.map((page) => {
    const weight = weightOf(page);
    return row([page.address, ...columns.map((column) => weight[column])]);
  });
  return `${[...head, ...rows].join('\n')}\n`;
}
