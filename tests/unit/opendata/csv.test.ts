import { read, utils } from '@e965/xlsx';
import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { loadRegister } from '@/loaders/law';
import { dataText } from '@/publishing/open-data/files';

/** The fields of each line, as a spreadsheet program reads them. */
function parse(text: string): string[][] {
  const [sheet] = Object.values(read(text, { type: 'string', raw: true }).Sheets);
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }) : [];
}

const { rules, milestones } = entriesOf(loadRegister());

it('has every figure of the law in each of its wordings', () => {
  const [head = [], ...lines] = parse(dataText('rules'));
  const at = (name: string) => head.indexOf(name);
  const written = new Set(
    lines.map((line) => [at('figure'), at('value'), at('law_from')].map((i) => line[i]).join(' ')),
  );
  const missing = [...rules.values()].flatMap((rule) =>
    [...figuresOf(rule)].flatMap(([name, values]) =>
      values
        .map(({ criterion, from }) => `${name} ${criterion.value} ${from}`)
        .filter((each) => !written.has(each)),
    ),
  );
  expect(missing).toEqual([]);
  expect(new Set(lines.map((line) => line[at('rule')]))).toEqual(new Set(rules.keys()));
});

it('has every milestone once', () => {
  const [, ...lines] = parse(dataText('milestones'));
  expect(lines.map((line) => line[1])).toEqual([...milestones.keys()]);
});

it('has no field that a spreadsheet would run as a formula', () => {
  const fields = (['rules', 'milestones'] as const).flatMap((file) => parse(dataText(file)).flat());
  expect(fields.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
});
