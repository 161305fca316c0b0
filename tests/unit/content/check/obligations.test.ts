import { loadObligations } from '@/loaders/obligations';
import { site } from '../sound-site';

const FILE = 'content/obligations.yaml';
const LAW = 'content/law/water.yaml';
const rules = `rules:
  - { id: water-scope, layer: eu, kind: duty, label: { fr: Eau, en: Water }, versions: [{ from: 2001-01-01, act: water-directive, certainty: known }] }
  - { id: water-fine, layer: eu, kind: sanction, label: { fr: Amende, en: Fine }, versions: [{ from: 2001-01-01, act: water-directive, certainty: known }] }
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
