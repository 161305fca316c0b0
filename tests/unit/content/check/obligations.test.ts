import { checkObligations } from '@/authoring/check/obligations';
import { linkTargets } from '@/authoring/check/rules/links';
import { loadObligations } from '@/loaders/obligations';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FILE = 'content/obligations.yaml';
const LAW = 'content/law/water.yaml';
const rules = `rules:
  - { id: water-scope, layer: eu, kind: duty, label: { fr: Eau, en: Water }, versions: [{ from: 2001-01-01, act: water-directive, certainty: verified }] }
  - { id: water-fine, layer: eu, kind: sanction, label: { fr: Amende, en: Fine }, versions: [{ from: 2001-01-01, act: water-directive, certainty: verified }] }
`;
const listed = `obligations:
  - id: water
    group: chain
    subjects: [water]
    rules: [water-scope]
    guide: waterguide
  - id: fine
    group: chain
    name: { fr: Amende, en: Fine }
    rules: [water-fine]
`;

beforeEach(() => {
  site.replace(LAW, 'rules: []\n', rules);
  site.write({ [FILE]: listed });
});
const problems = () => checkObligations('2026-11-22').map(formatProblem);

it('finds nothing wrong with a sound file', () => expect(problems()).toEqual([]));

it.each([
  ['[water-scope]', '[water-scop]', '5:13  error  The register of law has no rule "water-scop".'],
  ['subjects: [water]', 'subjects: [wate]', '4:16  error  content/law has no file "wate.yaml".'],
  ['waterguide', 'waterguid', '6:12  error  There is no guide "waterguid".'],
  ['id: water', 'id: Water', '2:9  error'],
  ['id: fine', 'id: water', '7:9  error'],
  ['group: chain', 'group: chains', '3:12  error'],
  ['rules: [water-fine]', 'milestones: [adopted]', 'no milestone "adopted"'],
  ['rules: [water-fine]', 'milestones: [adoption]', '7:9  error  "fine" names no rule'],
  ['rules: [water-fine]', 'rules: [water-fine]\n    subjects: [water]', 'of "water" already'],
  ['name: { fr: Amende, en: Fine }', 'guide: airguide', '"fine" has no name'],
  ['guide: waterguide', 'checker: watr', '6:14  error'],
])('refuses %j written %j', (right, wrong, message) => {
  site.replace(FILE, right, wrong);
  expect(problems().join('\n')).toContain(message);
});

it('lets texts link to its page', () =>
  expect(linkTargets()).toEqual(expect.arrayContaining(['obligations/water', 'obligations/fine'])));

it('refuses a rule that comes from the checker', () => {
  site.replace(LAW, 'id: water-scope', 'id: bdese');
  site.replace(FILE, 'rules: [water-scope]', 'rules: [bdese]\n    checker: bdese');
  expect(problems()[0]).toContain('"bdese" comes with the regime "bdese" of the checker');
});

it('gives an obligation the dates and changes of its subjects that are no other one’s', () => {
  site.replace(
    LAW,
    'changes: []',
    `changes:
  - { id: fined, date: 2020-01-01, text: { fr: Amende., en: Fine. }, act: water-directive, rules: [water-fine] }
  - { id: revised, date: 2021-01-01, text: { fr: Révisée., en: Revised. }, act: water-directive }
`,
  );
  expect(loadObligations()).toMatchObject([
    {
      id: 'water',
      name: { fr: 'Eau', en: 'Water' },
      subjects: ['water'],
      rules: ['water-scope'],
      milestones: ['adoption'],
      changes: ['revised'],
      guide: 'waterguide',
    },
    { id: 'fine', subjects: ['water'], milestones: [], changes: ['fined'], guide: undefined },
  ]);
});
