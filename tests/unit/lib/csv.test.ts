import { type Cell, printCsv } from '@/lib/csv';

const inSpreadsheet = (lines: Cell[][]) =>
  printCsv(lines, { spreadsheet: true, typed: true, quoteAll: true });

it('quotes what holds a comma, a quotation mark or a line break', () => {
  const lines = [
    ['x,y', 'say "yes"'],
    ['two\nlines', undefined],
    [1.5, false],
  ];
  expect(printCsv(lines)).toBe('"x,y","say ""yes"""\r\n"two\nlines",\r\n1.5,false\r\n');
});

it('follows the habits of French spreadsheets', () => {
  expect(printCsv([['a;b', 'c,d', -1.5, null]], { french: true })).toBe('"a;b";c,d;-1,5;\r\n');
});

it.each(['=1+1', '+33', '-1', '@SUM(A1)', ' =1', '|cmd', '\uff1d1', '"=1"', '\u200b=1'])(
  'exports %j as text',
  (value) => {
    const quoted = value.replaceAll('"', '""');
    expect(inSpreadsheet([['a'], [value]])).toBe(`\uFEFF"a"\r\n"'${quoted}"\r\n`);
  },
);

it.each([
  ['1;=1+1;', "1;'=1+1;"],
  ['a, =1', "a,' =1"],
  ['a\t+1', "a\t'+1"],
  ['a\r\n-1', "a\r\n'-1"],
  ['a;"@x"', 'a;\'""@x""'],
  ['a；＝1', "a；'＝1"],
  ['\t=1', "'\t'=1"],
  ['\n', "'\n"],
  ['a; b, c-d = e\nf', 'a; b, c-d = e\nf'],
])('exports %j as text whatever the separator', (value, exported) => {
  expect(inSpreadsheet([['a'], [value]])).toBe(`\uFEFF"a"\r\n"${exported}"\r\n`);
});

/** Parses CSV as spreadsheets do: quotes only count at the start of a cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let begins = true;
  for (let index = 0; index < csv.length; index++) {
    const character = csv.charAt(index);
    if (quoted && character === '"' && csv[index + 1] === '"') cell += csv[++index];
    else if (quoted && character === '"') quoted = false;
    else if (begins && character === '"') quoted = true;
    else if (!quoted && (character === separator || /[\r\n]/.test(character))) {
      cells.push(cell);
      cell = '';
      begins = true;
      continue;
    } else cell += character;
    begins = false;
  }
  return [...cells, cell];
}

it.each([',', ';', '\t'])('exports no formula to who splits at %j', (separator) => {
  const parts = ['=', '+', '＝', '1', ';', ',', '\t', '\r', '\n', '"', "'", ' ', '\u00a0', '；'];
  // Deterministic pseudo-random values.
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  const value = () =>
    Array.from({ length: random() % 9 }, () => parts[random() % parts.length]).join('');
  for (let run = 0; run < 5000; run++) {
    const row = ['id', value(), value(), value()];
    const csv = inSpreadsheet([['id', 'a', 'b', 'c'], row, row]).slice(1);
    const formulas = cellsOf(csv, separator).filter((cell) =>
      /^[\s\p{Cc}"]*[=+\-@|%＝＋－＠]/u.test(cell),
    );
    expect({ row, formulas }).toEqual({ row, formulas: [] });
  }
});
