import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { site } from '@/config/site';
import { about } from '@/downloads/about';
import { toCsv } from '@/downloads/csv';
import { serialOf } from '@/downloads/days';
import { figureValue } from '@/downloads/examples/law';
import { downloadBytes, downloadFiles } from '@/downloads/files';
import { downloadIds } from '@/downloads/ids';
import { vsmeDisclosures } from '@/downloads/lists/vsme';
import { headLine, isDay, isFormula, letter, type Sheet } from '@/downloads/workbook';
import { workbookOf } from '@/downloads/workbooks';
import { figureHistory } from '@/law/figures';
import { writtenLanguages } from '@/lib/i18n/written';
import { law, readBack, sheetAt } from '@/tests/unit/content/downloads/spreadsheets';

const shape = ({ settings = [], columns, rows }: Sheet) => ({
  settings: settings.length,
  columns: columns.map(({ kind, input, choices }) => [kind, input, choices?.length]),
  rows: rows.map((row) =>
    row.map((cell) =>
      isFormula(cell) ? 'formula' : isDay(cell) ? 'day' : cell === null ? null : typeof cell,
    ),
  ),
});

it.each([
  [null, /No licence has been chosen yet/],
  [{ name: 'CC BY 4.0', url: 'https://licence.example/by/' }, /CC BY 4\.0, https:\/\/licence/],
])('states the licence on the cover: %j', (licence, stated) => {
  jest.replaceProperty(site, 'dataLicence', licence);
  const [cover] = workbookOf('iro-grid', { ...law, locale: 'en' });
  expect(JSON.stringify(cover)).toMatch(stated);
  jest.restoreAllMocks();
});

describe.each(downloadIds)('%s', (id) => {
  it('has the same shape in every language', () => {
    const [first, ...others] = writtenLanguages.map((locale) =>
      workbookOf(id, { ...law, locale }).map(shape),
    );
    for (const other of others) expect(other).toEqual(first);
  });

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
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
    });
  });

  it('says on its cover what it is, and of which day', () => {
    for (const locale of writtenLanguages) {
      const text = JSON.stringify(workbookOf(id, { ...law, locale })[0]);
      expect(text).toContain(`guides/${about[id].guide}/`);
      expect(text).toMatch(/22.novembre 2026|22.November 2026/);
      expect(text).toMatch(/Droit vérifié au|Law checked as of/);
      expect(text).toMatch(/conseil juridique|legal advice/);
    }
  });
});

it('promises formulas only in files that have some, and links to the guide', () => {
  for (const id of downloadIds) {
    const [cover, ...sheets] = workbookOf(id, { ...law, locale: 'en' });
    const cells = sheets.flatMap(({ settings = [], rows }) => [
      ...settings.map(({ value }) => value),
      ...rows.flat(),
    ]);
    const [guide] = cover?.rows.flat().filter(isFormula) ?? [];
    expect([id, JSON.stringify(cover).includes('Formulas work')]).toEqual([
      id,
      cells.some(isFormula),
    ]);
    expect(guide?.formula).toBe(`HYPERLINK("${guide?.value}")`);
    expect(`${guide?.value}`).toMatch(/^https:\/\/.+\/guides\/\w+\/$/);
  }
});

it('gives the GRI index a row for each disclosure of GRI 101, 102 and 103', () => {
  const [, index] = workbookOf('gri-index', { ...law, locale: 'en' });
  const numbers = index?.rows.map(([, number]) => `${number}`) ?? [];
  const count = (standard: string) => numbers.filter((n) => n.startsWith(`${standard}-`)).length;
  expect(['101', '102', '103'].map(count)).toEqual([
    8,
    ...['gri-climate', 'gri-energy'].map(
      (id) =>
        figureHistory(law.register, `${id}.disclosures`).find(({ from }) => from === '2027-01-01')
          ?.criterion.value,
    ),
  ]);
});

it('writes the same bytes for the same content, without macros', async () => {
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  for (const file of downloadFiles.filter(({ id }) => id === 'iro-grid')) {
    const [first, second] = [await downloadBytes(file, law), await downloadBytes(file, law)];
    expect(hash(first)).toBe(hash(second));
    if (file.format === 'xlsx')
      expect(Object.keys(unzipSync(first)).filter((name) => /vba|macro/i.test(name))).toEqual([]);
  }
});

it('keeps the head of tables in view and offers answers', async () => {
  const file = downloadFiles.find(({ name }) => name === 'iro-grid-fr.xlsx');
  if (!file) throw new Error('The file is gone.');
  const parts = unzipSync(await downloadBytes(file, law));
  const grid = Buffer.from(parts['xl/worksheets/sheet2.xml'] ?? []).toString();
  expect(grid).toMatch(/<pane [^>]*ySplit="3"[^>]*state="frozen"/);
  expect(grid).toContain('<formula1>"Oui,Non"</formula1>');
});

describe('CSV', () => {
  const sheet: Sheet = {
    name: 'Data',
    settings: [{ label: 'Share', value: { formula: '1/2', value: 0.5 } }],
    columns: [
      { title: 'Text', width: 10 },
      { title: 'Day', width: 10, kind: 'date' },
    ],
    rows: [
      ['=1+1', { day: '2027-12-31' }],
      ['+33', null],
      ['-5', null],
      ['@sum', null],
      ['a;b, "c"', { formula: 'TODAY()', value: serialOf('2028-01-01') }],
      [null, null],
      [-1.5, null],
    ],
  };

  it('follows the habits of each language', () => {
    expect(toCsv([sheet], 'fr')).toBe(
      '\ufeffData\r\nShare;0,5\r\nText;Day\r\n' +
        "'=1+1;2027-12-31\r\n'+33;\r\n'-5;\r\n'@sum;\r\n" +
        '"a;b, ""c""";2028-01-01\r\n-1,5;\r\n',
    );
    expect(toCsv([sheet], 'en').split('\r\n').slice(1, 4)).toEqual([
      'Share,0.5',
      'Text,Day',
      "'=1+1,2027-12-31",
    ]);
  });
});

it('lists the rows of the value chain cap, as many for each size as the register says', () => {
  const rows = (above: boolean) =>
    vsmeDisclosures
      .filter(({ capped }) => capped && Boolean(capped.above) === above)
      .flatMap(({ capped }) => capped?.rows ?? []).length;
  const figure = (name: string) => figureValue(law.register, `vsme-annex-2.${name}`, law.day);
  expect([rows(false), rows(true)]).toEqual([figure('every-size'), figure('above-smallest')]);
  expect(rows(false) + rows(true)).toBe(figure('rows'));
});
