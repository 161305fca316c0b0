import { readFileSync } from 'node:fs';
import { read } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { unexplainedAcronyms } from '@/authoring/check/rules/wording';
import { site } from '@/lib/config/site';
import { writtenLanguages } from '@/lib/i18n/locales';
import { downloadIds, loadDownload } from '@/loaders/downloads';
import { downloadBytes, downloadFiles, toCsv } from '@/loaders/downloads/files';
import { figureValue } from '@/loaders/downloads/law';
import {
  headLine,
  isComputed,
  isDay,
  isFormula,
  letter,
  type Sheet,
  serialOf,
} from '@/loaders/downloads/workbook';
import { workbookOf } from '@/loaders/downloads/workbooks';
import { COMPUTED, toXlsx } from '@/loaders/downloads/xlsx';
import { law, readBack, sheetAt } from '@/tests/unit/content/downloads/spreadsheets';

it.each([
  [false, 'Licence Ouverte 2.0 is proposed and not granted yet'],
  [true, '"Licence Ouverte 2.0"'],
])('states the licence on its first sheet, granted: %s', (granted, stated) => {
  jest.replaceProperty(site, 'licences', { ...site.licences, granted });
  const first = JSON.stringify(workbookOf('iro-grid', { ...law, locale: 'en' })[0]);
  expect(first).toContain(stated);
  expect(first).toContain(`HYPERLINK(\\"${site.licences.data.url}\\")`);
  expect(first.includes('our consent')).toBe(!granted);
  jest.restoreAllMocks();
});

describe.each(downloadIds())('%s', (id) => {
  it.each(writtenLanguages)('is read back as it was written, in %s', async (locale) => {
    const workbook = workbookOf(id, { ...law, locale });
    const book = await readBack(id, locale);
    expect(book.SheetNames).toEqual(workbook.map(({ name }) => name));
    workbook.forEach(({ settings = [], columns, rows }, index) => {
      const sheet = sheetAt(book, index);
      const head = headLine(settings.length);
      expect(columns.map((_, at) => sheet[`${letter(at)}${head}`]?.v)).toEqual(
        columns.map(({ title }) => title),
      );
      for (const [line, row] of rows.entries()) {
        for (const [at, cell] of row.entries()) {
          const written = sheet[`${letter(at)}${head + 1 + line}`];
          if (isFormula(cell)) expect(written.f).toBe(cell.formula);
          else if (isDay(cell)) expect([written.t, written.v]).toEqual(['n', serialOf(cell.day)]);
          else if (cell === null || cell === '') expect(written?.v ?? '').toBe('');
          else expect([written.t, written.v]).toEqual([typeof cell === 'number' ? 'n' : 's', cell]);
        }
      }
    });
  });

  it('says on its first sheet what it is, of which day, and whether it calculates', () => {
    const [first, ...sheets] = workbookOf(id, { ...law, locale: 'en' });
    const text = JSON.stringify(first);
    expect(text).toContain(`/en/guides/${loadDownload(id, 'en').guide}/`);
    expect(text).toMatch(/22.November 2026.*Union law as at.*French law as at.*legal advice/);
    const cells = sheets.flatMap(({ settings = [], rows }) => [
      ...settings.map(({ value }) => value),
      ...rows.flat(),
    ]);
    expect(text.includes('blue cells hold formulas')).toBe(cells.some(isFormula));
  });
});

/** What a purpose says when the sheet does the arithmetic. */
const PROMISE = /formul|calcule|moyenne|cote |works out|computes|averages|scores /i;

describe.each(downloadIds())('%s', (id) => {
  it.each(writtenLanguages)(
    'marks each cell that holds a formula, and no other, in %s',
    async (locale) => {
      const workbook = workbookOf(id, { ...law, locale });
      const book = read(await toXlsx(workbook, locale), { cellFormula: true, cellStyles: true });
      const cells = book.SheetNames.flatMap((name, index) =>
        Object.entries(sheetAt(book, index))
          .filter(([at]) => /^[A-Z]+\d+$/.test(at))
          .map(([at, cell]) => ({ at: `${name}!${at}`, cell })),
      );
      const wrong = cells.filter(({ cell }) => {
        const calculates = Boolean(cell.f) && !cell.f.startsWith('HYPERLINK(');
        return calculates !== (cell.s?.fgColor?.rgb === COMPUTED.slice(1));
      });
      expect(wrong.map(({ at }) => at)).toEqual([]);
    },
  );

  it.each(writtenLanguages)(
    'has no acronym that the glossary does not explain, in %s',
    (locale) => {
      const texts = workbookOf(id, { ...law, locale }).flatMap(
        ({ name, columns, rows, settings = [] }) => [
          name,
          ...columns.flatMap(({ title, choices = [] }) => [title, ...choices]),
          ...settings.map(({ label }) => label),
          ...rows.flat().filter((cell) => typeof cell === 'string'),
        ],
      );
      expect(unexplainedAcronyms(texts.join('\n')).map(({ message }) => message)).toEqual([]);
    },
  );

  it.each(writtenLanguages)('promises arithmetic only where it has formulas, in %s', (locale) => {
    const { purpose } = loadDownload(id, locale);
    const [, ...sheets] = workbookOf(id, { ...law, locale });
    const cells = sheets.flatMap(({ settings = [], rows }) => [
      ...settings.map(({ value }) => value),
      ...rows.flat(),
    ]);
    if (PROMISE.test(purpose)) expect(cells.some(isComputed)).toBe(true);
  });
});

it('gives the GRI index a row for each disclosure of GRI 101, 102 and 103', () => {
  const [index] = loadDownload('gri-index', 'en').sheets;
  const count = (standard: string) =>
    index?.rows.filter((row) => row.standard === standard).length ?? 0;
  const figure = (id: string) => figureValue(law.register, `${id}.disclosures`, '2027-01-01');
  expect(['gri101', 'gri102', 'gri103'].map(count)).toEqual([
    8,
    figure('gri-climate'),
    figure('gri-energy'),
  ]);
});

it('lists the rows of the value chain cap, as many for each size as the register says', () => {
  const [modules] = loadDownload('vsme-modules', 'en').sheets;
  const count = (column: string) =>
    modules?.rows.filter((row) => row[column] === 'yes').length ?? 0;
  const figure = (name: string) => figureValue(law.register, `vsme-annex-2.${name}`, law.day);
  expect([count('smallest'), count('larger')]).toEqual([figure('every-size'), figure('rows')]);
  expect(count('larger') - count('smallest')).toBe(figure('above-smallest'));
});

it.each(writtenLanguages)('has the rows of the page of the VSME kit, in %s', (locale) => {
  const page = readFileSync(`content/guides/vsmekit/${locale}.mdx`, 'utf8');
  const shown = [...page.matchAll(/^\| ([BC]\d+) · ([^|]+) \| ([^|]*?) ?\|/gm)];
  const [kit] = loadDownload('vsme-modules', locale).sheets;
  expect(shown.map(([, ...cells]) => cells)).toEqual(
    kit?.rows.map(({ code, datapoint, paragraph = '' }) => [code, datapoint, paragraph]),
  );
});

it('writes the same bytes for the same content, with heads in view, answers on offer and no macros', async () => {
  const file = downloadFiles().find(({ name }) => name === 'iro-grid-fr.xlsx');
  if (!file) throw new Error('The file is gone.');
  const bytes = await downloadBytes(file, law);
  expect(bytes.equals(await downloadBytes(file, law))).toBe(true);
  const parts = unzipSync(bytes);
  expect(Object.keys(parts).filter((name) => /vba|macro/i.test(name))).toEqual([]);
  const grid = Buffer.from(parts['xl/worksheets/sheet2.xml'] ?? []).toString();
  expect(grid).toMatch(/<pane [^>]*ySplit="4"[^>]*state="frozen"/);
  expect(grid).toContain('<formula1>"Oui,Non"</formula1>');
});

it('writes CSV with the sheets one after the other, days, results, and no empty lines', () => {
  const sheet: Sheet = {
    name: 'Data',
    settings: [{ label: 'Share', value: { formula: '1/2', value: 0.5 } }],
    columns: [
      { title: 'Text', width: 10 },
      { title: 'Day', width: 10, kind: 'date' },
    ],
    rows: [
      ['=1+1', { day: '2027-12-31' }],
      [null, null],
      ['%', { formula: 'TODAY()', value: serialOf('2028-01-01') }],
    ],
  };
  const lines = "Share;0,5\r\nText;Day\r\n'=1+1;2027-12-31\r\n%;2028-01-01\r\n";
  expect(toCsv([sheet, sheet], 'fr')).toBe(`\ufeffData\r\n${lines}\r\nData\r\n${lines}`);
});
