import {
  emissionsByScope,
  energyIntensity,
  excluded,
  paiOf,
  portfolioValue,
  shareWhere,
} from '@/downloads/examples/compute/fund';
import { type Holding, holdings } from '@/downloads/examples/data/fund';
import { paiIndicators } from '@/downloads/examples/pai-indicators';
import { figureValue } from '@/downloads/law';
import { loadRegister } from '@/loaders/law';

const register = loadRegister();
const limit = (name: string) => figureValue(register, name, '2026-11-22');
const limits = {
  coal: limit('fund-names-exclusions.coal-revenue'),
  oil: limit('fund-names-exclusions.oil-revenue'),
  gas: limit('fund-names-exclusions.gas-revenue'),
  electricity: limit('fund-names-exclusions.carbon-intensive-electricity-revenue'),
};

it('lists as many indicators as the law asks for', () => {
  expect(paiIndicators).toHaveLength(limit('sfdr-pai-statement.investee'));
  expect(paiIndicators.map(({ number }) => number)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
});

it('reaches the share its name asks for', () => {
  expect(portfolioValue(holdings)).toBe(100);
  expect(limit('fund-names.share-of-investments')).toBe(80);
  expect(shareWhere(holdings, ({ promoted }) => promoted)).toBe(82);
});

it('excludes by revenue, breaches and weapons', () => {
  expect(limits).toEqual({ coal: 1, oil: 10, gas: 50, electricity: 50 });
  expect(excluded(holdings, limits).map(({ name }) => name)).toEqual(['Gabarit Énergie SA']);
  const { excludedRevenue: _, ...plain } = holdings.at(-1) as Holding;
  expect(excluded([plain, { ...plain, excludedRevenue: { gas: 49, coal: 0.9 } }], limits)).toEqual(
    [],
  );
  for (const revenue of [{ coal: 1 }, { oil: 10 }, { gas: 50 }, { electricity: 50 }])
    expect(excluded([{ ...plain, excludedRevenue: revenue }], limits)).toHaveLength(1);
  expect(excluded([{ ...plain, violations: true }], limits)).toHaveLength(1);
  expect(excluded([{ ...plain, controversialWeapons: true }], limits)).toHaveLength(1);
});

// Expected values worked out by hand: owned shares are 24/400, 36/900, 22/550 and 18/1200.
it('computes its adverse impacts', () => {
  const { scope1, scope2, scope3 } = emissionsByScope(holdings);
  expect(scope1).toBeCloseTo(0.06 * 5200 + 0.04 * 18_000 + 0.04 * 100 + 0.015 * 90_000);
  expect(scope2).toBeCloseTo(0.06 * 3220 + 0.04 * 9000 + 0.04 * 900 + 0.015 * 10_000);
  expect(scope3).toBeCloseTo(0.06 * 61_300 + 0.04 * 126_000 + 0.04 * 6000 + 0.015 * 700_000);
  const pai = paiOf(holdings);
  const expected: Record<number, number> = {
    1: 22_583.2,
    2: 225.832,
    3:
      0.24 * (69_720 / 480) + 0.36 * (153_000 / 620) + 0.22 * (7000 / 200) + 0.18 * (800_000 / 800),
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
  };
  for (const [number, value] of Object.entries(expected))
    expect(pai[Number(number) as keyof typeof pai]).toBeCloseTo(value, 6);
  const intensity = energyIntensity(holdings);
  expect(intensity.get('manufacturing')).toBeCloseTo((24 * (12 / 480) + 36 * (62 / 620)) / 60);
  expect(intensity.get('energy')).toBeCloseTo(240 / 800);
});
