import writeXlsxFile from 'write-excel-file/node';
import { asCsv, asXlsx } from '@/islands/companies/export';
import { sheetOfFile } from '@/islands/companies/read-file';

it('reads the first sheet of a workbook, its numbers as numbers', async () => {
  const rows = [
    ['name', 'turnover', 'listed'],
    ['A', 48.312, true],
    [null, null, null],
    ['B', 1240, false],
  ];
  const bytes = await writeXlsxFile(rows as never).toBuffer();
  const { rows: read } = await sheetOfFile(new Blob([new Uint8Array(bytes)]), 'fr');
  expect(read.map((row) => [...row])).toEqual(rows);
});

it('reads what French Excel saves, in Windows-1252', async () => {
  const bytes = Uint8Array.from([...'Nom;Siège\nÉtoile;France'].map((c) => c.charCodeAt(0)));
  expect(await sheetOfFile(new Blob([bytes]), 'fr')).toMatchObject({
    rows: [
      ['Nom', 'Siège'],
      ['Étoile', 'France'],
    ],
    french: true,
  });
});

it('refuses what is neither text nor workbook', async () => {
  await expect(sheetOfFile(new Blob([new Uint8Array([0xd0, 0xcf, 0, 0])]), 'fr')).rejects.toThrow();
});

it('writes a workbook that it reads again, and CSV in which no spreadsheet runs a formula', async () => {
  const lines = [
    ['name', 'CSRD'],
    ['=1+1', 'yes'],
  ];
  const { rows } = await sheetOfFile(await asXlsx(lines), 'en');
  expect(rows).toEqual(lines);
  expect(asCsv(lines, 'en')).toContain("'=1+1");
});
