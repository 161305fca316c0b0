import { name, profile, reported } from '@/law/sample-company/company';
import {
  consolidated,
  likelihoodNeeded,
  rankRisks,
  scopeOf,
  scoreOf,
  severityOf,
  tiesIn,
} from '@/loaders/downloads/examples/compute';
import {
  emissionsByScope,
  energyIntensity,
  excluded,
  holdingsAt,
  paiOf,
  portfolioValue,
  shareWhere,
} from '@/loaders/downloads/examples/finance';
import { capexKpi, turnoverKpi } from '@/loaders/downloads/examples/taxonomy';
import {
  correctionDays,
  easter,
  isHoliday,
  workingDayUntil,
} from '@/loaders/downloads/examples/working-days';
import { figureValue } from '@/loaders/downloads/law';
import { loadExample } from '@/loaders/examples';
import { loadRegister } from '@/loaders/law';

const register = loadRegister();
const TODAY = '2026-11-22';
const limit = (figure: string) => figureValue(register, figure, TODAY);
const { parent, subsidiaries, eliminated } = loadExample('csrd-group', 'en').data;
const { activities } = loadExample('taxonomy-turnover', 'en').data;
const { holdings: given, indicators } = loadExample('sfdr-fund', 'en').data;
const holdings = holdingsAt(given, 'december');

it('puts a group in scope through its parent, and exempts the subsidiaries that its report includes', () => {
  const group = consolidated([parent, ...subsidiaries], eliminated);
  expect(group).toEqual({ employees: 1850, turnover: 620e6, balanceSheet: 520e6 });
  expect(scopeOf(register, TODAY, parent).eu).toBe('out');
  const scope = { size: group, eu: 'in-scope', fr: 'in-scope' };
  expect(scopeOf(register, TODAY, parent, group)).toEqual(scope);
  const scopes = subsidiaries.map((entity) => scopeOf(register, TODAY, entity));
  expect(scopes.map(({ eu, fr }) => `${eu} ${fr}`)).toEqual([
    'exempt exempt',
    'out exempt',
    'out out',
  ]);
  // The thresholds rose in March 2026.
  expect(subsidiaries.map((entity) => scopeOf(register, '2026-03-17', entity).eu)[1]).toBe(
    'exempt',
  );
});

it('ranks risks by severity, then likelihood, then irremediability, and tells ties', () => {
  const ranked = rankRisks(loadExample('csddd-risk-map', 'en').data.risks);
  expect(
    ranked.map(({ severity, likelihood, irremediability: last }) =>
      [severity, likelihood, last].join(' '),
    ),
  ).toEqual(['5 3 5', '4 4 4', '4 4 3', '3 5 2', '2 5 1']);
  expect(ranked.map(({ gross, rank }) => `${gross} ${rank}`)).toEqual([
    ...['535 1', '444 2', '443 3', '352 4', '251 5'],
  ]);
  expect(tiesIn(ranked).map((tie) => tie.map(({ rank }) => rank))).toEqual([[2, 3]]);
  const twice = rankRisks([ranked[1], ranked[1], ranked[2]].flatMap((risk) => risk ?? []));
  expect(twice.map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

it('scores an impact by its highest characteristic and its likelihood, but for human rights', () => {
  const { threshold, ...impact } = loadExample('double-materiality-impact', 'en').data;
  expect(severityOf(impact)).toBe(4);
  expect(severityOf({ scale: 1, scope: 1, irremediability: 5 })).toBe(5);
  expect(scoreOf(4, impact.likelihood)).toBe(3.2);
  expect([likelihoodNeeded(4, threshold), likelihoodNeeded(2, threshold)]).toEqual([4, undefined]);
  expect(scoreOf(5, 1, true)).toBe(5);
});

it('shares the KPIs of the Taxonomy between what is aligned, eligible, unassessed and neither', () => {
  const share = limit('taxonomy-materiality.share-of-denominator');
  const [turnover, capex] = [turnoverKpi(activities, share), capexKpi(activities, share)];
  const parts = (kpi: typeof turnover) =>
    (['eligible', 'aligned', 'nonMaterial', 'nonEligible'] as const).map((part) => kpi[part]);
  expect(turnover.denominator).toBe(
    consolidated([parent, ...subsidiaries], eliminated).turnover / 1e6,
  );
  expect(parts(turnover).map(({ amount }) => amount)).toEqual([90, 60, 46.5, 483.5]);
  // The CapEx plan counts as aligned.
  expect(parts(capex).map(({ percent }) => percent)).toEqual([48, 36, 4, 48]);
  // What is left out of turnover would be too much of CapEx; at the threshold itself nothing may be.
  const leftOut = activities.map((each) => ({
    ...each,
    capex: { ...each.capex, unassessed: each.turnover.unassessed },
  }));
  const judged = [turnover, capex, capexKpi(leftOut, share), turnoverKpi(activities, 7.5)];
  expect(judged.map(({ mayLeaveOut }) => mayLeaveOut)).toEqual([true, true, false, false]);
});

it('knows the working days in France, and the two full ones of a rated company', () => {
  expect([2024, 2025, 2028, 2038].map(easter).join(' ')).toBe(
    '2024-03-31 2025-04-20 2028-04-16 2038-04-25',
  );
  const holidays = ['2028-04-17', '2028-05-25', '2028-06-05', '2026-11-11', '2027-01-01'];
  expect(holidays.filter(isHoliday)).toEqual(holidays);
  expect(['2028-04-14', '2028-04-16', '2026-11-12'].filter(isHoliday)).toEqual([]);
  expect(workingDayUntil('2028-04-17')).toBe('2028-04-14'); // Easter Monday
  const { notifiedOn } = loadExample('rating-correction', 'en').data;
  const counted = correctionDays(notifiedOn, limit('ratings-notice.notice'));
  expect(counted.map(({ day, kind, count }) => `${day.slice(8)} ${kind} ${count}`).join(', ')).toBe(
    '25 notified 0, 26 counts 1, 27 weekend 1, 28 weekend 1, 29 holiday 1, 30 counts 2, 31 issue 2',
  );
});

it('holds bonds of the sample company, with its figures, and has the indicators that the law asks for', () => {
  expect(holdings[0]).toMatchObject({
    name: name.en,
    revenue: profile.figures.turnover / 1e6,
    scope3: reported.scope3.tonnes,
    hazardousWaste: reported.hazardousWaste.tonnes,
  });
  expect(indicators.map(({ number }) => number)).toEqual(
    Array.from({ length: limit('sfdr-pai-statement.investee') }, (_, index) => index + 1),
  );
});

it('excludes from a fund by revenue, breaches and weapons', () => {
  expect([portfolioValue(holdings), shareWhere(holdings, ({ promoted }) => promoted)]).toEqual([
    100, 82,
  ]);
  const limits = { coal: 1, oil: 10, gas: 50, electricity: 50 };
  expect(excluded(holdings, limits)).toEqual([expect.objectContaining({ promoted: false })]);
  const [plain] = holdings;
  const isOut = (change: Partial<typeof plain>) =>
    plain !== undefined && excluded([{ ...plain, ...change }], limits).length === 1;
  expect([{}, { excludedRevenue: { gas: 49, coal: 0.9 } }].map(isOut)).toEqual([false, false]);
  for (const revenue of [{ coal: 1 }, { oil: 10 }, { gas: 50 }, { electricity: 50 }])
    expect(isOut({ excludedRevenue: revenue })).toBe(true);
  expect(isOut({ violations: true }) && isOut({ controversialWeapons: true })).toBe(true);
});

it('values each quarter end at the price of the year end, whatever it was then', () => {
  const [first] = given;
  if (!first) throw new Error('There is no holding.');
  const sold = { ...first, price: 50, quantities: { ...first.quantities, march: 400_000 } };
  expect(holdingsAt([sold], 'march')[0]?.value).toBe(20);
  expect(holdings.map(({ value }) => value)).toEqual([24, 36, 22, 18]);
});

// Worked out by hand: owned shares are 24/400, 36/900, 22/550 and 18/1200.
it('computes the adverse impacts of a fund', () => {
  const { scope1, scope2, scope3 } = emissionsByScope(holdings);
  expect(scope1).toBeCloseTo(0.06 * 5200 + 0.04 * 18_000 + 0.04 * 100 + 0.015 * 90_000);
  expect(scope2).toBeCloseTo(0.06 * 3220 + 0.04 * 9000 + 0.04 * 900 + 0.015 * 10_000);
  expect(scope3).toBeCloseTo(0.06 * 61_300 + 0.04 * 126_000 + 0.04 * 6000 + 0.015 * 700_000);
  const pai: Readonly<Record<number, number>> = paiOf(holdings);
  for (const [number, value] of Object.entries({
    1: 22_583.2,
    2: 225.832,
    3: 0.24 * (69_720 / 480) + 0.36 * (153_000 / 620) + 0.22 * 35 + 0.18 * 1000,
    4: 18,
    5: 0.24 * 55 + 0.36 * 70 + 0.22 * 30 + 0.18 * 80,
    7: 36,
    8: (0.06 * 2 + 0.04 * 5 + 0.015 * 40) / 100,
    9: (0.06 * 112 + 0.04 * 450 + 0.015 * 2400) / 100,
    10: 0,
    11: 22,
    12: 0.24 * 9 + 0.36 * 12 + 0.22 * 15 + 0.18 * 10,
    13: 0.24 * 40 + 0.36 * (500 / 12) + 0.22 * (300 / 9) + 0.18 * (400 / 11),
    14: 0,
  }))
    expect(pai[Number(number)]).toBeCloseTo(value, 6);
  expect([...energyIntensity(holdings).values()]).toEqual([
    expect.closeTo((24 * (12 / 480) + 36 * (62 / 620)) / 60),
    expect.closeTo(240 / 800),
  ]);
});
