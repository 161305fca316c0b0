import { sheetOfFile, sheetOfText } from '@/islands/companies/read-file';
import { type Answers, choices, quantities } from '@/law/checker/answers';
import { columns, headingReader } from '@/law/companies/columns';
import { templateLines } from '@/law/companies/examples';
import { readCompanies } from '@/law/companies/read-companies';
import { printCsv } from '@/lib/csv';
import { type Locale, locales } from '@/lib/i18n/locales';
import { words } from './words';

const read = async (text: string, locale: Locale = 'en') =>
  readCompanies(await sheetOfText(text, locale), words);

it('has a column for the name and for every answer', () => {
  expect([...columns].sort()).toEqual(
    ['name', ...Object.keys(choices), ...Object.keys(quantities)].sort(),
  );
});

describe('headings', () => {
  const columnOf = headingReader(words);

  it.each(words)(
    'of each language and short names are known, whatever their case and accents',
    ({ headings }) => {
      for (const column of columns) {
        expect(columnOf(headings[column])).toBe(column);
        expect(columnOf(headings[column].toUpperCase())).toBe(column);
        expect(columnOf(column)).toBe(column);
      }
    },
  );

  it.each([
    ["Chiffre d'affaires net (M€)", 'turnover'],
    ['CHIFFRE D’AFFAIRES', 'turnover'],
    ['effectif', 'employees'],
    ['Total assets, in millions of euros', 'balance'],
    ['Énergie finale (GWh)', 'finalEnergy'],
    // Another unit than that of the column is no unit to take it in.
    ["Chiffre d'affaires (k€)", undefined],
    ['SIREN', undefined],
  ])('%s', (heading, column) => {
    expect(columnOf(heading)).toBe(column);
  });
});

describe('a list', () => {
  it.each([
    [
      'with semicolons, decimal commas, quotation marks, a mark of UTF-8 and CRLF',
      '\ufeffNom;Siège;Salariés, en moyenne;"Chiffre d\'affaires net, en millions d\'euros";Cotation\r\n"A ""B""; C";En France;1 240;48,312;Non\r\n',
      'fr',
    ],
    [
      'with commas and decimal points',
      'name,seat,employees,turnover,listed\n"A ""B""; C",france,"1,240",48.312,no\n',
      'en',
    ],
    [
      'copied from a spreadsheet',
      'name\tseat\temployees\tturnover\tlisted\n"A ""B""; C"\tIn France\t1240\t48,312\tNo',
      'fr',
    ],
  ] as const)('%s', async (_, text, locale) => {
    const { companies, problems, ignored } = await read(text, locale);
    expect({ problems, ignored }).toEqual({ problems: [], ignored: [] });
    const [{ name, line, answers } = { answers: {} as Answers }] = companies;
    expect({ name, line }).toEqual({ name: 'A "B"; C', line: 2 });
    expect({ ...answers, employees: answers.employees?.replace(/\D/g, '') }).toEqual({
      seat: 'france',
      employees: '1240',
      turnover: '48.312',
      listed: 'no',
    });
  });

  it('tells each mistake by line and column, and loses no other line', async () => {
    const { companies, problems } = await read(
      [
        'name,seat,employees,turnover',
        'A,france,10,1',
        'B,Germany,many,"48,312"',
        'C,france,10,1,240',
        'D,france,10,480000000',
        '',
        'E,france,,',
      ].join('\n'),
    );
    expect(companies.map(({ name, line }) => [name, line])).toEqual([
      ['A', 2],
      ['E', 7],
    ]);
    expect(
      problems.map(({ line, heading, fault, written }) => [line, heading, fault, written]),
    ).toEqual([
      [3, 'seat', 'choice', 'Germany'],
      [3, 'employees', 'number', 'many'],
      [3, 'turnover', 'ambiguous', '48,312'],
      [4, undefined, 'cells', '240'],
      [5, 'turnover', 'amount', '480000000'],
    ]);
    expect(problems[2]?.readings).toEqual(['48.312', '48312']);
  });

  it('writes the readings of a number as the file writes numbers', async () => {
    const { problems } = await read('name;turnover\nA;48.312', 'en');
    expect(problems[0]?.readings).toEqual(['48,312', '48312']);
  });

  it('reads the lines after a quotation mark that is missing', async () => {
    const { companies, problems } = await read('name,seat\n"A,france\nB,france\nC,france\n');
    expect(companies.map(({ name }) => name)).toEqual(['B', 'C']);
    expect(problems).toMatchObject([{ line: 2, fault: 'quotes' }]);
  });

  it('tells of columns that it does not know or has already, and of answers that do not count', async () => {
    const { ignored, unused } = await read(
      'name,SIREN,seat,Siège,group,groupEmployees\nA,123,france,france,alone,500\n',
    );
    expect(ignored).toEqual([
      { heading: 'SIREN', twice: false },
      { heading: 'Siège', twice: true },
    ]);
    expect(unused).toEqual([{ line: 2, column: 'groupEmployees' }]);
  });

  it('takes figures of the year before for another year', async () => {
    const { companies } = await read('name,employees,previousEmployees\nA,300,200\nB,300,\n');
    expect(companies.map(({ answers }) => answers.previous)).toEqual(['different', undefined]);
  });

  it('needs headings', async () => {
    expect((await read('A,france,10\nB,france,20')).noHeading).toBe(true);
  });
});

it.each(locales)('the template in %s is read without a remark', async (locale) => {
  const own = words[locales.indexOf(locale)];
  if (!own) throw new Error('No words.');
  const csv = printCsv(templateLines(own), { spreadsheet: true, french: locale === 'fr' });
  const sheet = await sheetOfFile(new Blob([csv]), locale === 'fr' ? 'en' : 'fr');
  const { companies, ...remarks } = readCompanies(sheet, words);
  expect(remarks).toMatchObject({ problems: [], ignored: [], unused: [], left: 0 });
  expect(companies.map(({ answers }) => answers.turnover)).toEqual(['480.5', '58.2']);
});
