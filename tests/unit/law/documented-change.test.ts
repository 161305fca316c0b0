import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { checkGlossary } from '@/authoring/check/glossary';
import { checkLaw } from '@/authoring/check/law';
import { checkQuestions } from '@/authoring/check/questions';
import { fillFiguresDeep } from '@/law/placeholders';
import { today } from '@/lib/dates';
import { locales } from '@/lib/i18n/locales';
import { figureValues } from '@/loaders/law';
import { formatProblem } from '@/loaders/problems';
import { Fixture } from '@/tests/fixture';

// docs/law.md shows one change of law from end to end. It works as written, on whatever day.

const FILE = 'content/law/csrd.yaml';
/** The day of the edit: law checked later than that lies in the future. */
const REVIEWED = today();
type Entries = Record<string, { id: string; versions?: { from: string }[] }[]>;

const site = new Fixture().copy('content').copy('messages');
beforeAll(() => {
  const [, written = ''] =
    /## When the law changes[\s\S]*?```yaml\n([\s\S]*?)```/.exec(
      readFileSync('docs/law.md', 'utf8'),
    ) ?? [];
  const example = parse(written) as Entries;
  const law = parse(site.read(FILE)) as Entries;
  for (const list of ['acts', 'changes']) law[list]?.push(...(example[list] ?? []));
  for (const { id, versions = [] } of example.rules ?? []) {
    const known = law.rules?.find((rule) => rule.id === id)?.versions ?? [];
    for (const version of versions) {
      const same = known.find(({ from }) => from === version.from);
      if (same) Object.assign(same, version);
      else known.push(version);
    }
  }
  site.write({ [FILE]: stringify(law) });
  site.enter();
});
afterAll(() => {
  jest.restoreAllMocks();
  site.remove();
});

it.each([
  [REVIEWED, '1,000 employees'],
  ['2030-04-30', '1,000 employees'],
  ['2030-05-01', '2,000 employees'],
  ['2030-06-01', '2,000 employees'],
])('on %s it is %s, and no text has an error', (day, figure) => {
  process.env.SITE_TODAY = day;
  try {
    const problems = [
      ...checkLaw(day, REVIEWED),
      ...checkGlossary(),
      ...checkQuestions(day, REVIEWED),
    ];
    expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
    for (const locale of locales)
      fillFiguresDeep(JSON.parse(site.read(`messages/${locale}.json`)), figureValues(locale));
    expect(figureValues('en').get('csrd-scope.employees')?.replace(/\s/, ' ')).toBe(figure);
  } finally {
    delete process.env.SITE_TODAY;
  }
});
