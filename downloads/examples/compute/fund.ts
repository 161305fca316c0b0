import {
  type ExcludedSource,
  excludedSources,
  type Holding,
  type Sector,
  sectors,
} from '@/downloads/examples/data/fund';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Value of all investments, in millions of euros. */
export const portfolioValue = (holdings: readonly Holding[]): number =>
  total(holdings.map(({ value }) => value));

/** Share of the value invested in companies of which something is true, in percent. */
export const shareWhere = (
  holdings: readonly Holding[],
  holds: (holding: Holding) => boolean,
): number => (portfolioValue(holdings.filter(holds)) / portfolioValue(holdings)) * 100;

/** Average of a number over the holdings, each weighted by its value. */
const weighted = (holdings: readonly Holding[], of: (holding: Holding) => number): number =>
  total(holdings.map((holding) => holding.value * of(holding))) / portfolioValue(holdings);

/** What a fund owns of each company's total: its share of the enterprise value of it. */
const owned = (holdings: readonly Holding[], of: (holding: Holding) => number): number =>
  total(holdings.map((holding) => (holding.value / holding.enterpriseValue) * of(holding)));

const allEmissions = ({ emissions: { scope1, scope2, scope3 } }: Holding): number =>
  scope1 + scope2 + scope3;

/**
 * The mandatory indicators of a portfolio by their numbers, except the sixth, which is given by sector
 * (Delegated Regulation (EU) 2022/1288, Annex I, Table 1).
 */
export function paiOf(holdings: readonly Holding[]) {
  const perMillion = (of: (holding: Holding) => number) =>
    owned(holdings, of) / portfolioValue(holdings);
  return {
    1: owned(holdings, allEmissions),
    2: perMillion(allEmissions),
    3: weighted(holdings, (holding) => allEmissions(holding) / holding.revenue),
    4: shareWhere(holdings, ({ fossilFuels }) => fossilFuels),
    5: weighted(holdings, ({ energy }) => energy.nonRenewable),
    7: shareWhere(holdings, ({ biodiversity }) => biodiversity),
    8: perMillion(({ emissionsToWater }) => emissionsToWater),
    9: perMillion(({ hazardousWaste }) => hazardousWaste),
    10: shareWhere(holdings, ({ violations }) => violations),
    11: shareWhere(holdings, ({ monitoring }) => !monitoring),
    12: weighted(holdings, ({ payGap }) => payGap),
    13: weighted(holdings, ({ board }) => (board.women / board.members) * 100),
    14: shareWhere(holdings, ({ controversialWeapons }) => controversialWeapons),
  };
}

/** The sixth indicator: GWh consumed per million euros of revenue, in each sector of high climate impact. */
export const energyIntensity = (holdings: readonly Holding[]): Map<Sector, number> =>
  new Map(
    sectors.flatMap((sector) => {
      const inSector = holdings.filter((holding) => holding.sector === sector);
      const intensity = ({ energy, revenue }: Holding) => energy.consumed / revenue;
      return inSector.length > 0 ? [[sector, weighted(inSector, intensity)] as const] : [];
    }),
  );

/** Greenhouse gas emissions of a portfolio by scope, in tonnes. */
export const emissionsByScope = (holdings: readonly Holding[]) => ({
  scope1: owned(holdings, ({ emissions }) => emissions.scope1),
  scope2: owned(holdings, ({ emissions }) => emissions.scope2),
  scope3: owned(holdings, ({ emissions }) => emissions.scope3),
});

/** Shares of revenue from which a company is excluded, in percent, by source. */
export type Exclusions = Readonly<Record<ExcludedSource, number>>;

/** Companies that the exclusions tied to a fund's name rule out. */
export const excluded = (holdings: readonly Holding[], limits: Exclusions): Holding[] =>
  holdings.filter(
    ({ excludedRevenue = {}, violations, controversialWeapons }) =>
      violations ||
      controversialWeapons ||
      excludedSources.some((source) => (excludedRevenue[source] ?? 0) >= limits[source]),
  );
