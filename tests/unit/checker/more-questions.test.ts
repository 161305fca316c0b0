import { type Answers, moreFields } from '@/law/checker/answers';
import { openPoints } from '@/law/checker/rule-answer';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import { alone, subsidiary } from '@/tests/checker-walks';
import { layerOf, resultsOf } from './law-fixture';

const asked = (answers: Answers) =>
  moreFields(answers, resultsOf(answers)).flatMap(({ fields }) => fields);
const large: Answers = { ...alone, employees: '1240', turnover: '480', balance: '310' };

it('asks nothing more before a first result', () => {
  expect(asked({})).toEqual([]);
  expect(asked({ seat: 'france', employees: '1240' })).toEqual([]);
});

it('asks one fact at a time, and only those that still decide', () => {
  expect(asked(large)).toEqual(['employeesMainland', 'finalEnergy']);
  expect(asked({ ...large, employeesMainland: '1200' })).toEqual([
    'employeesMainland',
    'finalEnergy',
  ]);
  expect(asked({ ...large, employeesMainland: '400' })).toContain('employeesOverseas');
  expect(asked({ ...large, employees: '240' })).toEqual(['finalEnergy']);
  expect(asked({ ...large, employees: '240', finalEnergy: '1' })).toEqual(['finalEnergy']);
  expect(asked({ ...large, employees: '240', finalEnergy: '5' })).toContain('energySystem');
});

it('asks a subsidiary of its parent, a bank of its services, a foreign company of France', () => {
  const small = { ...subsidiary, employees: '80', turnover: '20', balance: '10' };
  expect(asked(small)).toContain('parentSeat');
  expect(asked(small)).not.toContain('inParentPlan');
  expect(asked({ ...small, parentSeat: 'france' })).toContain('parentGroupEmployees');
  expect(asked({ ...small, parentSeat: 'abroad' })).not.toContain('parentGroupEmployees');
  expect(asked({ ...subsidiary, employees: '6000' })).toContain('inParentPlan');
  expect(asked({ ...large, activity: 'bank' })).toContain('services');
  expect(asked({ ...large, seat: 'third-country' })).toEqual(['establishment']);
});

it.each([
  ['fr', fr],
  ['en', en],
])(
  'has a name for every fact that a rule may be missing or an answer leaves open, %s',
  (_, { checker }) => {
    const profiles: Answers[] = [
      {},
      { seat: 'third-country', group: 'subsidiary', activity: 'bank' },
      { ...subsidiary, activity: 'adviser' },
      { ...large, activity: 'insurer', group: 'both' },
    ];
    const missing = profiles.flatMap((answers) =>
      resultsOf(answers).flatMap(({ layers }) =>
        layers.flatMap(({ rules }) => rules.flatMap((rule) => rule.missing)),
      ),
    );
    const open = openPoints.flatMap((point) => [point.missing, point.when].filter(Boolean));
    expect([...missing, ...open].filter((name) => !(`${name}` in checker.words.measures))).toEqual(
      [],
    );
  },
);

it('is out of scope unless earlier years exceeded the thresholds, until they are told', () => {
  const { previous: _, ...untold } = { ...large, employees: '1200' };
  expect(layerOf(untold, 'csddd', 'eu')).toMatchObject({ verdict: 'unknown', unless: 'previous' });
  expect(layerOf({ ...untold, previous: 'same' }, 'csddd', 'eu')).toMatchObject({
    verdict: 'no',
    unless: undefined,
  });
  expect(layerOf({ ...untold, employees: '6000', turnover: '1600' }, 'csddd', 'eu').unless).toBe(
    undefined,
  );
});
