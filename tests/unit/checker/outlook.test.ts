import type { Answers } from '@/law/checker/answers';
import { type Outlook, outlookOf } from '@/law/checker/outlook';
import { profileOf } from '@/law/checker/profile';
import type { RegimeId } from '@/law/checker/regimes';
import { check } from '@/law/checker/result';
import { sized } from '@/tests/checker-walks';
import { law } from './law-fixture';

function outlook(answers: Answers, regime: RegimeId, layer: 'eu' | 'fr'): Outlook | undefined {
  const profile = profileOf(answers);
  const result = check(law, profile)
    .find(({ id }) => id === regime)
    ?.layers.find((each) => each.layer === layer);
  return result && outlookOf(law, regime, result, profile);
}

const targets = (found: Outlook | undefined) =>
  found?.nearest.map(({ criterion: { measure }, target }) => [measure, target]);

describe('the nearest threshold', () => {
  it('is the one that is missing, where others are met', () => {
    expect(targets(outlook(sized('900', '480', '310'), 'csrd', 'eu'))).toEqual([
      ['employees', 1001],
    ]);
  });

  it('is two at once where both are missing', () => {
    const found = outlook(sized('900', '400', '310'), 'csrd', 'eu');
    expect(targets(found)).toEqual([
      ['employees', 1001],
      ['turnover', 450_000_001],
    ]);
    expect(found?.nearest[0]?.change).toBeCloseTo(0.112, 3);
  });

  it('is the closest one back out of scope', () => {
    expect(targets(outlook(sized('1240', '480', '310'), 'csrd', 'eu'))).toEqual([
      ['turnover', 450_000_000],
    ]);
  });

  it('counts two criteria out of three', () => {
    expect(targets(outlook(sized('240', '60', '10'), 'csrd', 'fr'))).toEqual([['employees', 251]]);
  });

  it('is that of the group, for a parent', () => {
    const parent: Answers = {
      ...sized('40', '10', '8'),
      group: 'parent',
      groupEmployees: '9800',
      groupEmployeesFrance: '300',
      groupTurnover: '900',
      groupBalance: '800',
    };
    expect(targets(outlook(parent, 'vigilance', 'fr'))).toEqual([['group-employees', 10_000]]);
  });

  it('is of an exact number at least, when a rule says so', () => {
    expect(targets(outlook(sized('49', '5', '3'), 'whistleblowing', 'fr'))).toEqual([
      ['employees-france', 50],
    ]);
    expect(targets(outlook(sized('50', '5', '3'), 'whistleblowing', 'fr'))).toEqual([
      ['employees-france', 49],
    ]);
  });

  it('does not exist where size does not decide', () => {
    const partnership = { ...sized('12000', '3000', '2000'), form: 'other' };
    expect(targets(outlook(partnership, 'vigilance', 'fr'))).toEqual([]);
  });

  it('is not one that a bound alone is below', () => {
    // How many of the 240 work overseas is not told: at most all of them.
    expect(targets(outlook(sized('240', '20', '10'), 'beges', 'fr'))).toEqual([]);
  });

  it('counts from the near end of a range', () => {
    const found = outlook(sized('800-900', '480', '310'), 'csrd', 'eu');
    expect(found?.nearest[0]).toMatchObject({ target: 1001, change: 1001 / 900 - 1 });
  });
});

describe('growth within two financial years', () => {
  it('crosses a threshold by the second closing, which may take two', () => {
    // 900 × 1.06² is 1,011; at five per cent it is 992.
    expect(outlook(sized('900', '480', '310'), 'csrd', 'eu')?.growth).toEqual({
      rate: 6,
      verdict: 'unknown',
      once: false,
    });
  });

  it('must come a year earlier for a rule of two closings in a row', () => {
    // The first closing to come has to be above both: 4,600 × 1.09 is 5,014.
    const near = sized('4600', '1600', '900');
    expect(outlook(near, 'csddd', 'eu')?.growth).toEqual({ rate: 9, verdict: 'yes', once: false });
  });

  it('is not needed where the last closing has only to be repeated', () => {
    const rising: Answers = {
      ...sized('5200', '1600', '900'),
      previous: 'different',
      previousEmployees: '4800',
      previousTurnover: '1600',
      previousBalance: '900',
    };
    expect(outlook(rising, 'vigilance', 'fr')?.growth).toEqual({
      rate: 0,
      verdict: 'yes',
      once: false,
    });
  });

  it('takes a company out of what protects small ones', () => {
    expect(outlook(sized('950', '12', '6'), 'vsme', 'eu')?.growth).toEqual({
      rate: 3,
      verdict: 'no',
      once: false,
    });
  });

  it('leaves the answer open where a range comes to straddle the threshold', () => {
    expect(outlook(sized('850-950', '480', '310'), 'csrd', 'eu')?.growth).toEqual({
      rate: 3,
      verdict: 'unknown',
      once: false,
    });
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
