import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/hosting/files';
import { attribute, elements, textOf } from '@/hosting/html';
import { loadGuide } from '@/lib/content/guides';
import { type BuiltPage, builtPages, faults, out, visibleText } from './site';

/** Bytes after gzip, as most hosts send them. */
const gzip = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;
const gzipFile = (address: string): number => gzip(readFileSync(path.join(out, address)));

const kB = 1000;
const FLOOR = 135 * kB;
const budget = {
  html: (page: BuiltPage) =>
    (page.page.islands || page.page.id.startsWith('guides/') ? 25 : 14) * kB,
  script: (page: BuiltPage) => (page.page.islands ? FLOOR + 50 * kB : 4 * kB),
  style: 14 * kB,
  font: 90 * kB,
};

interface Weight {
  html: number;
  script: number;
  style: number;
  font: number;
  requests: number;
}

function scriptsOf({ document }: BuiltPage): string[] {
  const listed = elements(document, 'script').find(
    (script) => attribute(script, 'data-framework') !== undefined,
  );
  return [
    ...elements(document, 'script').flatMap((script) => attribute(script, 'src') ?? []),
    ...(listed ? (JSON.parse(textOf(listed)) as string[]) : []),
  ];
}

function weigh(page: BuiltPage): Weight {
  const links = (rel: string, as?: string) =>
    elements(page.document, 'link')
      .filter((link) => attribute(link, 'rel') === rel && attribute(link, 'as') === as)
      .flatMap((link) => attribute(link, 'href') ?? []);
  const scripts = scriptsOf(page);
  const styles = links('stylesheet');
  const fonts = links('preload', 'font');
  const sum = (addresses: readonly string[], size: (address: string) => number) =>
    addresses.reduce((total, address) => total + size(address), 0);
  return {
    html: gzip(page.html),
    script: sum(scripts, gzipFile),
    style: sum(styles, gzipFile),
    font: sum(fonts, (address) => readFileSync(path.join(out, address)).length),
    requests: 1 + scripts.length + styles.length + fonts.length,
  };
}

const weights = new Map(builtPages.map((page) => [page, weigh(page)]));
const weightOf = (page: BuiltPage): Weight => weights.get(page) as Weight;

afterAll(() => {
  const row = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index ? String(cell).padStart(9) : String(cell).padEnd(42)))
      .join('');
  const rows = builtPages.map((page) => {
    const { html, script, style, font, requests } = weightOf(page);
    return row([page.address, html, script, style, font, requests]);
  });
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/bytes.txt',
    `${[row(['page (bytes, gzip)', 'html', 'script', 'style', 'font', 'requests']), ...rows].join('\n')}\n`,
  );
});

it('keeps every page within its budget', () => {
  expect(
    faults(builtPages, (page) => {
      const weight = weightOf(page);
      const over = (name: string, value: number, limit: number) =>
        value > limit ? [`${name} weighs ${value} bytes, more than ${limit}`] : [];
      return [
        ...over('HTML', weight.html, budget.html(page)),
        ...over('JavaScript', weight.script, budget.script(page)),
        ...over('CSS', weight.style, budget.style),
        ...over('fonts', weight.font, budget.font),
      ];
    }),
  ).toEqual([]);
});

it('makes at most 12 requests for a first view without islands', () => {
  const pages = builtPages.filter(({ page }) => !page.islands);
  expect(
    faults(pages, (page) =>
      weightOf(page).requests > 12 ? [`${weightOf(page).requests} requests`] : [],
    ),
  ).toEqual([]);
});

it('preloads two fonts at most', () => {
  expect(
    faults(builtPages, ({ html }) =>
      (html.match(/as="font"/g) ?? []).length > 2 ? ['preloads more than two fonts'] : [],
    ),
  ).toEqual([]);
});

it('leaves nothing of the framework on pages without islands', () => {
  const pages = builtPages.filter(({ page }) => !page.islands);
  expect(pages.length).toBeGreaterThan(50);
  expect(
    faults(pages, (page) => [
      ...(scriptsOf(page).length === 1 ? [] : [`loads ${scriptsOf(page).join(', ')}`]),
      ...(/__next_f|TURBOPACK|modulepreload|as="script"/.test(page.html)
        ? ['has code or data of the framework']
        : []),
    ]),
  ).toEqual([]);
});

it('loads the framework late on pages with islands', () => {
  const pages = builtPages.filter(({ page }) => page.islands);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const page of pages) {
    const direct = elements(page.document, 'script').flatMap(
      (script) => attribute(script, 'src') ?? [],
    );
    expect(direct).toEqual([expect.stringMatching(/^\/_next\/static\/enhance-[0-9a-f]{12}\.js$/)]);
    expect(scriptsOf(page).length).toBeGreaterThan(4);
  }
});

it('has no payload of the client router, no source map, no French folder', () => {
  expect(
    listFiles(out).filter((file) => /(__next|index)\.?.*\.txt$|\.map$|^fr\//.test(file)),
  ).toEqual([]);
});

it('has every text of a guide in the HTML, outside scripts', () => {
  const guides = builtPages.filter(({ page }) => page.id.startsWith('guides/'));
  expect(guides.length).toBeGreaterThanOrEqual(6);
  expect(
    faults(guides, ({ document, page, locale }) => {
      const text = visibleText(document).replace(/\s+/g, ' ');
      const guide = loadGuide(page.id.replace('guides/', ''), locale);
      const wanted = [
        guide.text.title,
        guide.text.introduction,
        ...guide.text.summary,
        ...guide.sections.map((section) => section.title),
        ...guide.data.since.map((change) => change.text[locale]),
        ...guide.data.sources.map((source) => source.title[locale]),
      ];
      return wanted
        .filter((part) => !text.includes(part.replace(/\s+/g, ' ').trim()))
        .map((part) => `lacks "${part}"`);
    }),
  ).toEqual([]);
});
