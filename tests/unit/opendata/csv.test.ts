import { entriesOf } from '@/law/entries';
import { figuresOf } from '@/law/figures';
import { loadRegister } from '@/loaders/law';
import { milestonesColumns, rulesColumns } from '@/publishing/open-data/csv';
import { dataText } from '@/publishing/open-data/files';

/** Reads RFC 4180, character by character. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  let [line, field, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === ',' || character === '\n')) {
      line.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') {
        lines.push(line);
        line = [];
      }
    } else field += character;
  }
  return lines;
}

const { rules, milestones } = entriesOf(loadRegister());

it('has every figure of the law in each of its wordings', () => {
  const [head, ...lines] = parse(dataText('rules'));
  expect(head).toEqual([...rulesColumns]);
  expect(lines.every((line) => line.length === rulesColumns.length)).toBe(true);
  const at = (name: (typeof rulesColumns)[number]) => rulesColumns.indexOf(name);
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
  const [head, ...lines] = parse(dataText('milestones'));
  expect(head).toEqual([...milestonesColumns]);
  expect(lines.map((line) => line[1])).toEqual([...milestones.keys()]);
});

it('has no field that a spreadsheet would run as a formula', () => {
  const fields = (['rules', 'milestones'] as const).flatMap((file) => parse(dataText(file)).flat());
  expect(fields.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
});
