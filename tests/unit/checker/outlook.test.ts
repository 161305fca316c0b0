import type { Answers } from '@/law/checker/answers';
import { type Outlook, outlookOf } from '@/law/checker/outlook';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { sized } from '@/tests/checker-walks';
import { law, layerOf } from './law-fixture';

const outlook = (answers: Answers, regime: RegimeId, layer: 'eu' | 'fr'): Outlook | undefined =>
  outlookOf(law, regime, layerOf(answers, regime, layer), profileOf(answers));

const targets = (found: Outlook | undefined) =>
  found?.nearest.map(({ criterion: { measure }, target }) => [measure, target]);

const parent: Answers = {
  ...sized('40', '10', '8'),
  group: 'parent',
  groupEmployees: '9800',
  groupEmployeesFrance: '300',
  groupTurnover: '900',
  groupBalance: '800',
};

describe('the nearest threshold', () => {
  it.each<[string, Answers, RegimeId, 'eu' | 'fr', [string, number][]]>([
    ['the one that is missing', sized('900', '480', '310'), 'csrd', 'eu', [['employees', 1001]]],
    [
      'two at once where both are missing',
      sized('900', '400', '310'),
      'csrd',
      'eu',
      [
        ['employees', 1001],
        ['turnover', 450_000_001],
      ],
    ],
    [
      'the closest one back out of scope',
      sized('1240', '480', '310'),
      'csrd',
      'eu',
      [['turnover', 450_000_000]],
    ],
    ['of two criteria out of three', sized('240', '60', '10'), 'csrd', 'fr', [['employees', 251]]],
    ['that of the group, for a parent', parent, 'vigilance', 'fr', [['group-employees', 10_000]]],
    [
      'an exact number at least, up to it',
      sized('49', '5', '3'),
      'whistleblowing',
      'fr',
      [['employees-france', 50]],
    ],
    ['and down from it', sized('50', '5', '3'), 'whistleblowing', 'fr', [['employees-france', 49]]],
    [
      'none where size does not decide',
      { ...sized('12000', '3000', '2000'), form: 'other' },
      'vigilance',
      'fr',
      [],
    ],
    // How many of the 240 work overseas is not told: at most all of them.
    ['none that a bound alone is below', sized('240', '20', '10'), 'beges', 'fr', []],
  ])('is %s', (_what, answers, regime, layer, expected) => {
    expect(targets(outlook(answers, regime, layer))).toEqual(expected);
  });

  it('counts from the near end of a range', () => {
    const found = outlook(sized('800-900', '480', '310'), 'csrd', 'eu');
    expect(found?.nearest[0]).toMatchObject({ target: 1001, change: 1001 / 900 - 1 });
  });
});

describe('growth within two financial years', () => {
  const rising: Answers = {
    ...sized('5200', '1600', '900'),
    previous: 'different',
    previousEmployees: '4800',
    previousTurnover: '1600',
    previousBalance: '900',
  };

  it.each<[string, Answers, RegimeId, 'eu' | 'fr', rate: number, verdict: string]>([
    // 900 × 1.06² is 1,011; at five per cent it is 992.
    [
      'crosses a threshold by the second closing',
      sized('900', '480', '310'),
      'csrd',
      'eu',
      6,
      'unknown',
    ],
    // The first closing to come has to be above both: 4,600 × 1.09 is 5,014.
    [
      'comes a year earlier for two in a row',
      sized('4600', '1600', '900'),
      'csddd',
      'eu',
      9,
      'yes',
    ],
    ['is not needed to repeat the last closing', rising, 'vigilance', 'fr', 0, 'yes'],
    ['takes from what protects small ones', sized('950', '12', '6'), 'vsme', 'eu', 3, 'no'],
    [
      'leaves a range that straddles open',
      sized('850-950', '480', '310'),
      'csrd',
      'eu',
      3,
      'unknown',
    ],
  ])('%s', (_what, answers, regime, layer, rate, verdict) => {
    expect(outlook(answers, regime, layer)?.growth).toEqual({ rate, verdict, once: false });
  });

  it('changes nothing far from every threshold', () => {
    expect(outlook(sized('12', '2', '1'), 'csrd', 'eu')?.growth).toBeUndefined();
  });
});

describe('the first wave, which ends with financial year 2026', () => {
  const listed: Answers = { ...sized('460', '80', '60'), listed: 'yes' };
  const insurer: Answers = { ...sized('900', '600', '4000'), activity: 'insurer' };

  it('brings no listed company in for longer, and its thresholds are no longer the nearest', () => {
    const found = outlook(listed, 'csrd', 'eu');
    expect(found?.growth).toEqual({ rate: 9, verdict: 'yes', once: true });
    expect(found?.ends).toBeUndefined();
    expect(targets(found)).toEqual([
      ['employees', 1001],
      ['turnover', 450_000_001],
    ]);
  });

  it.each(['csrd', 'taxonomy'] as const)('releases an insurer of 900 from %s', (regime) => {
    const found = outlook(insurer, regime, 'eu');
    expect(found?.ends).toEqual({ year: 2026, verdict: 'no' });
    expect(targets(found)).toEqual([['employees', 1001]]);
    expect(found?.growth).toEqual({ rate: 6, verdict: 'unknown', once: false });
  });

  it('goes on in French law, and for those above the new thresholds', () => {
    expect(outlook(insurer, 'csrd', 'fr')?.ends).toBeUndefined();
    expect(outlook({ ...insurer, employees: '1200' }, 'csrd', 'eu')?.ends).toBeUndefined();
  });
});

it('is silent while the answer is open or exempt', () => {
  expect(outlook({ seat: 'france' }, 'csrd', 'eu')).toBeUndefined();
  const subsidiary: Answers = {
    ...sized('1240', '480', '310'),
    group: 'subsidiary',
    inParentReport: 'yes',
  };
  expect(outlook(subsidiary, 'csrd', 'eu')).toBeUndefined();
});
