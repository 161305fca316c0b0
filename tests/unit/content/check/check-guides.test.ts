import { checkGuides } from '@/lib/content/check/guides';
import { loadGuide } from '@/lib/content/load/guides';
import { formatProblem } from '@/lib/content/problems/problem';
import { soundContent } from '@/tests/broken-content';
import type { Fixture } from '@/tests/fixture';

/** Cases that depend on the day, on several edits or on loading; the others are in fixtures/broken-content. */
const GUIDE = 'content/guides/waterguide';
const yaml = `${GUIDE}/guide.yaml`;
let fixture: Fixture;

beforeEach(() => {
  fixture = soundContent();
  jest.spyOn(process, 'cwd').mockReturnValue(fixture.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  fixture.remove();
});

/** Problems on a day without due reviews, except outdated translations, which every edit causes. */
const problems = (today = '2026-11-22') =>
  checkGuides(today)
    .map(formatProblem)
    .filter((line) => !line.includes('has changed since this translation'));
/** Line of a text in a file, 1-based. */
const lineOf = (file: string, text: string) =>
  fixture
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
const append = (text: string) =>
  fixture.write({ [yaml]: `${fixture.read(yaml).trimEnd()}\n${text}\n` });

it('never runs front matter written as code', () => {
  fixture.write({ [`${GUIDE}/en.mdx`]: '---js\nglobalThis.ran = true\n---\n' });
  expect(problems()).toContain(
    `${GUIDE}/en.mdx:1:1  error  Front matter must be YAML between two lines of three hyphens.`,
  );
  expect(globalThis).not.toHaveProperty('ran');
});

it('warns about an overdue review, from the day after, and still loads the guide', () => {
  expect(problems('2027-06-15')).toEqual([]);
  expect(problems('2027-06-16')).toContain(
    `${yaml}:${lineOf(yaml, 'reviewBy:')}:11  warning  This guide was due for review by 2027-06-15; review it, then update reviewedOn and reviewBy.`,
  );
  expect(loadGuide('waterguide', 'fr').slug).toBe('waterguide');
});

describe('milestones', () => {
  /** Adds milestones: id, date and other keys. */
  const add = (...milestones: string[][]) =>
    fixture.replace(
      yaml,
      /^thresholds:/m,
      milestones
        .map(([id, date, ...more]) =>
          [
            `  - id: ${id}`,
            `date: "${date}"`,
            'label: { fr: Une étape, en: A milestone }',
            'source: water-directive',
            ...more,
          ].join('\n    '),
        )
        .concat('thresholds:')
        .join('\n'),
    );

  it('rejects an unknown status and an invalid date', () => {
    add(['first', '2023-02-30', 'status: done']);
    expect(problems()).toEqual([
      expect.stringMatching(new RegExp(`^${yaml}:${lineOf(yaml, '02-30')}:11 .*is not a date`)),
      `${yaml}:${lineOf(yaml, 'done')}:13  error  "milestones[1].status" "done" is not known; use one of: proposed, deferred, cancelled, or remove this line.`,
    ]);
  });

  it.each([
    ['later', 'deferred', undefined],
    ['latr', 'deferred', 'names the milestone "latr", which does not exist. Did you mean "later"?'],
    [
      'adoption',
      'deferred',
      'is replaced by "adoption", which is not later; correct one of the dates.',
    ],
    [
      'dropped',
      'deferred',
      'is replaced by "dropped", which is cancelled; make this one cancelled too, without replacedBy.',
    ],
    [
      'later',
      'cancelled',
      'has a replacedBy but is not deferred; add "status: deferred", or remove replacedBy.',
    ],
  ])('one that is replaced by "%s" and is %s', (replacedBy, status, message) => {
    add(
      ['first', '2026-01-01', `status: ${status}`, `replacedBy: ${replacedBy}`],
      ['later', '2028-01-01'],
      ['dropped', '2028-01-01', 'status: cancelled'],
    );
    expect(problems()).toEqual(message ? [expect.stringContaining(message)] : []);
  });
});

it('rejects a source without a URL', () => {
  fixture.replace(yaml, /^ {4}url: .*\n/m, '');
  expect(problems()).toEqual([expect.stringContaining('"sources[0].url" is missing.')]);
});

it('rejects a related guide that does not exist or is the guide itself', () => {
  append('related: [airguides, waterguide]');
  const line = lineOf(yaml, 'related:');
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^${yaml}:${line}:11 {2}error {2}There is no guide "airguides"`),
    ),
    `${yaml}:${line}:22  error  A guide cannot be related to itself; name another.`,
  ]);
});

it('rejects more than three related guides, and duplicates', () => {
  append('related: [a, b, c, a]');
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"related" may name at most 3 guides.'),
      expect.stringContaining('"related" names the same guide twice.'),
    ]),
  );
});

it('locates YAML syntax errors', () => {
  fixture.write({ [yaml]: 'guideName: "open\n' });
  expect(problems()).toContain(
    `${yaml}:2:1  error  A quotation mark is opened above and never closed.`,
  );
});

it('accepts a figure once guide.yaml has it, also in front matter', () => {
  const file = `${GUIDE}/en.mdx`;
  fixture
    .replace(file, 'See also', 'It holds above 251 employees. See also')
    .replace(file, 'Each basin has its plan.', 'Each basin has its plan: €50.5 million.');
  expect(problems()).toEqual([
    expect.stringContaining('"€50.5 million" is not in guide.yaml'),
    expect.stringContaining('"251 employees" is not in guide.yaml'),
  ]);
  fixture.replace(
    yaml,
    'thresholds: []',
    'thresholds:\n  - id: size\n    label: { fr: Effectif, en: Headcount }\n    comparison: more-than\n    value: 251\n    unit: employees\n    population: { fr: Entreprises, en: Companies }\n    asOf: 2026-06-15\n    source: water-directive',
  );
  expect(problems()).toEqual([expect.stringContaining('€50.5 million')]);
});

it('throws when loading a guide with errors, and lists them', () => {
  fixture.replace(`${GUIDE}/fr.mdx`, /^title:/m, 'titel:');
  expect(() => loadGuide('waterguide', 'fr')).toThrow(/titel/);
});

it('loads a guide typeset, with its sections', () => {
  const { sections } = loadGuide('waterguide', 'fr').prose;
  expect(sections.map(({ id }) => id)).toEqual(['what', 'steps']);
  expect(sections[0]?.title).toContain('\u202f?');
});
