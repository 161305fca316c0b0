import type { Register, RuleVersion } from '@/law/register';
import { obligationLaw } from '@/loaders/obligation-law';

const words = (text: string) => ({ fr: text, en: text });
const version = (from: string, rest: Partial<RuleVersion> = {}): RuleVersion => ({
  from,
  act: 'act',
  certainty: 'known',
  ...rest,
});
const act = (id: string) =>
  ({ id, kind: 'directive', name: words(id), certainty: 'known' }) as const;
const register: Register = {
  water: {
    name: words('Water'),
    title: words('Water'),
    checkedOn: '2026-06-15',
    reviewBy: '2027-06-15',
    acts: [act('act'), act('log'), act('old'), act('bill')],
    rules: [
      {
        id: 'scope',
        layer: 'fr',
        kind: 'scope',
        label: words('Scope'),
        versions: [
          version('2020-01-01', { until: '2021-12-31', act: 'old' }),
          version('2022-01-01', { until: '2029-12-31' }),
          version('2030-01-01'),
          version('2026-01-01', { proposed: true, act: 'bill' }),
        ],
      },
      {
        id: 'ended',
        layer: 'eu',
        kind: 'duty',
        label: words('Ended'),
        versions: [version('2020-01-01', { until: '2024-12-31' })],
      },
    ],
    milestones: [],
    changes: [
      { id: 'first', date: '2020-01-01', text: words('First.'), act: 'log' },
      { id: 'second', date: '2022-01-01', text: words('Second.'), act: 'act' },
    ],
  },
};
const law = obligationLaw(
  { rules: ['scope', 'ended'], milestones: [], changes: ['first', 'second'] },
  register,
  '2026-11-22',
);

it('tells the law of the day from what was, will be and is proposed', () => {
  const froms = (versions: readonly RuleVersion[]) => versions.map(({ from }) => from);
  const [scope, ended] = law.rules;
  expect(scope?.now?.version.from).toBe('2022-01-01');
  expect(froms(scope?.next ?? [])).toEqual(['2030-01-01']);
  expect(froms(scope?.past ?? [])).toEqual(['2020-01-01']);
  expect(froms(scope?.proposed ?? [])).toEqual(['2026-01-01']);
  expect(ended).toMatchObject({ now: undefined, next: [], proposed: [] });
  expect(ended?.past).toHaveLength(1);
});

it('gives the acts of today before those of earlier law and of changes, each once, and the changes latest first', () => {
  expect(law.acts.map(({ id }) => id)).toEqual(['act', 'bill', 'old', 'log']);
  expect(law.changes.map(({ id }) => id)).toEqual(['second', 'first']);
});
