import { takenFurtherFrom } from '@/downloads/examples/data/site';
import { exampleIds } from '@/downloads/examples/ids';
import type { ExamplePart } from '@/downloads/examples/parts';
import { showExample } from '@/downloads/examples/show';
import { writtenLanguages } from '@/lib/i18n/locales';
import { printMarkdown } from '@/lib/markdown';
import { loadRegister } from '@/loaders/law';
import { parseMdx } from '@/loaders/mdx/parse';
import { mdxElements } from '@/loaders/mdx/tree';
import { WorkedExample } from '@/mdx/worked-example/declaration';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

const register = loadRegister();
const days = ['2025-12-15', '2026-11-22', '2030-01-01'];

const shape = (part: ExamplePart) =>
  typeof part === 'string'
    ? 'text'
    : {
        columns: part.columns.map(({ numeric = false }) => numeric),
        rows: part.rows.map(({ cells, sum = false }) => [cells.length, sum]),
      };

describe.each(exampleIds)('%s', (id) => {
  it.each(days)('has the same shape in every language on %s', (day) => {
    const [first, ...others] = writtenLanguages.map((locale) =>
      showExample(id, { register, day, locale }).map(shape),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(writtenLanguages)('is complete in %s', (locale) => {
    const parts = showExample(id, { register, day: '2026-11-22', locale });
    expect(parts.length).toBeGreaterThan(1);
    expect(JSON.stringify(parts)).not.toMatch(/undefined|NaN|null|Infinity/);
    for (const part of parts) {
      if (typeof part === 'string') continue;
      const heads = part.rows.map(({ head }) => head);
      expect(new Set(heads).size).toBe(heads.length);
      const labels = part.columns.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { cells } of part.rows) expect(cells).toHaveLength(labels.length - 1);
    }
  });

  it.each(writtenLanguages)('is printed as Markdown tables in %s', async (locale) => {
    const [element] = mdxElements(parseMdx(`<WorkedExample of="${id}" />`));
    if (!element || !WorkedExample.toMarkdown) throw new Error(id);
    const blocks = await WorkedExample.toMarkdown(element, [], { locale } as never);
    const markdown = printMarkdown(blocks);
    const tables = showExample(id, { register, day: '2026-11-22', locale }).filter(
      (part) => typeof part !== 'string',
    );
    expect(markdown.match(/^\| *:?-/gm) ?? []).toHaveLength(tables.length);
  });
});

it.each(writtenLanguages)(
  'tells in %s how a dependency is scored, and from where it counts',
  (locale) => {
    const parts = showExample('tnfd-leap', { register, day: '2026-11-22', locale });
    const [table] = parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
    expect(table?.caption).toMatch(new RegExp(`×.* ${takenFurtherFrom}\\b`));
  },
);
