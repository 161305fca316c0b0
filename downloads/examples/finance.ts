import { figureValue } from '@/downloads/law';
import { lowerFirst } from '@/lib/sentences';
import { type ExampleData, excludedSources, sectors } from '@/loaders/examples';
import { type Context, percent, rounded, type Values } from './words';

type Holding = ExampleData['sfdr-fund']['holdings'][number];
type Sector = (typeof sectors)[number];

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

const allEmissions = ({ scope1, scope2, scope3 }: Holding): number => scope1 + scope2 + scope3;

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
    5: weighted(holdings, ({ nonRenewable }) => nonRenewable),
    7: shareWhere(holdings, ({ biodiversity }) => biodiversity),
    8: perMillion(({ emissionsToWater }) => emissionsToWater),
    9: perMillion(({ hazardousWaste }) => hazardousWaste),
    10: shareWhere(holdings, ({ violations }) => violations),
    11: shareWhere(holdings, ({ monitoring }) => !monitoring),
    12: weighted(holdings, ({ payGap }) => payGap),
    13: weighted(holdings, ({ boardWomen, boardMembers }) => (boardWomen / boardMembers) * 100),
    14: shareWhere(holdings, ({ controversialWeapons }) => controversialWeapons),
  };
}

/** The sixth indicator: GWh consumed per million euros of revenue, in each sector of high climate impact. */
export const energyIntensity = (holdings: readonly Holding[]): Map<Sector, number> =>
  new Map(
    sectors.flatMap((sector) => {
      const inSector = holdings.filter((holding) => holding.sector === sector);
      const intensity = ({ energy, revenue }: Holding) => energy / revenue;
      return inSector.length > 0 ? [[sector, weighted(inSector, intensity)] as const] : [];
    }),
  );

/** Greenhouse gas emissions of a portfolio by scope, in tonnes. */
export const emissionsByScope = (holdings: readonly Holding[]) => ({
  scope1: owned(holdings, ({ scope1 }) => scope1),
  scope2: owned(holdings, ({ scope2 }) => scope2),
  scope3: owned(holdings, ({ scope3 }) => scope3),
});

/** Shares of revenue from which a company is excluded, in percent, by source. */
type Exclusions = Readonly<Record<(typeof excludedSources)[number], number>>;

/** Companies that the exclusions tied to a fund's name rule out. */
export const excluded = (holdings: readonly Holding[], limits: Exclusions): Holding[] =>
  holdings.filter(
    ({ excludedRevenue = {}, violations, controversialWeapons }) =>
      violations ||
      controversialWeapons ||
      excludedSources.some((source) => (excludedRevenue[source] ?? 0) >= limits[source]),
  );

/** What the example of a fund says: what its name asks of it, and its adverse impacts. */
export function fundValues(
  { indicators, holdings }: ExampleData['sfdr-fund'],
  { register, day, locale, say }: Context,
): Values {
  const figure = (name: string) => figureValue(register, name, day);
  const limits = {
    coal: figure('fund-names-exclusions.coal-revenue'),
    oil: figure('fund-names-exclusions.oil-revenue'),
    gas: figure('fund-names-exclusions.gas-revenue'),
    electricity: figure('fund-names-exclusions.carbon-intensive-electricity-revenue'),
  };
  const threshold = figure('fund-names.share-of-investments');
  const promoted = shareWhere(holdings, (holding) => holding.promoted);
  const ruledOut = excluded(holdings, limits);
  /** A company ruled out, with the revenue that rules it out. */
  const withReasons = ({ name, excludedRevenue }: (typeof holdings)[number]) => {
    const reasons = excludedSources.flatMap((source) => {
      const revenue = excludedRevenue?.[source] ?? 0;
      return revenue >= limits[source]
        ? say('reason', {
            revenue: percent(revenue, locale),
            source: say(source),
            limit: percent(limits[source], locale),
          })
        : [];
    });
    return reasons.length > 0 ? `${name} (${reasons.join(', ')})` : name;
  };
  const shown = (value: number) => rounded(value, locale, Math.abs(value) >= 100 ? 0 : 2);
  const pai: Readonly<Record<number, number>> = paiOf(holdings);
  const tonnes = (value: number) => rounded(value, locale, 0);
  const { scope1, scope2, scope3 } = emissionsByScope(holdings);
  return {
    value: rounded(portfolioValue(holdings), locale),
    share: percent(promoted, locale),
    threshold: percent(threshold, locale),
    isEnough: promoted >= threshold,
    excludesSome: ruledOut.length > 0,
    excluded: ruledOut.map(withReasons).join(', '),
    indicators: indicators.flatMap(({ number, name, unit }) => {
      const indicator = `${number}. ${name}`;
      // The sixth is given by sector.
      return number === 6
        ? [...energyIntensity(holdings)].map(([sector, value]) => ({
            indicator: `${indicator} (${say(sector)})`,
            value: shown(value),
            unit,
          }))
        : [{ indicator, value: shown(pai[number] ?? Number.NaN), unit }];
    }),
    scope1: tonnes(scope1),
    scope2: tonnes(scope2),
    scope3: tonnes(scope3),
  };
}

type Activity = ExampleData['taxonomy-turnover']['activities'][number];

/** The parts of a KPI, in millions and in percent of its denominator. */
interface Kpi {
  readonly denominator: number;
  readonly eligible: Part;
  readonly aligned: Part;
  /** Of activities left unassessed. */
  readonly nonMaterial: Part;
  readonly nonEligible: Part;
  /** Whether those activities together stay below the threshold, so that they may be left unassessed. */
  readonly mayLeaveOut: boolean;
}

interface Part {
  readonly amount: number;
  readonly percent: number;
}

/** One activity in one KPI. */
type InKpi = Pick<Activity, 'eligible'> & Activity['turnover'];

/** @param threshold the share below which activities, added together, need not be assessed, in percent. */
export function kpiOf(activities: readonly InKpi[], threshold: number): Kpi {
  const sum = (of: (activity: InKpi) => number) =>
    activities.reduce((total, activity) => total + of(activity), 0);
  const denominator = sum(({ total }) => total);
  const part = (of: (activity: InKpi) => number): Part => {
    const amount = sum(of);
    return { amount, percent: (amount * 100) / denominator };
  };
  const nonMaterial = part(({ unassessed, total }) => (unassessed ? total : 0));
  return {
    denominator,
    eligible: part(({ eligible, unassessed, total }) => (eligible && !unassessed ? total : 0)),
    aligned: part(({ unassessed, aligned }) => (unassessed ? 0 : aligned)),
    nonMaterial,
    nonEligible: part(({ eligible, unassessed, total }) => (eligible || unassessed ? 0 : total)),
    mayLeaveOut: nonMaterial.amount * 100 < threshold * denominator,
  };
}

export const turnoverKpi = (activities: readonly Activity[], threshold: number): Kpi =>
  kpiOf(
    activities.map(({ eligible, turnover }) => ({ eligible, ...turnover })),
    threshold,
  );

/** CapEx of a plan that makes an activity aligned counts as aligned. */
export const capexKpi = (activities: readonly Activity[], threshold: number): Kpi =>
  kpiOf(
    activities.map(({ eligible, capex: { plan, ...capex } }) => ({
      eligible,
      ...capex,
      aligned: capex.aligned + plan,
    })),
    threshold,
  );

export const opexKpi = (activities: readonly Activity[], threshold: number): Kpi =>
  kpiOf(
    activities.map(({ eligible, opex }) => ({ eligible, ...opex })),
    threshold,
  );

/** What the example of the Taxonomy says: the turnover and CapEx KPIs of a group. */
export function taxonomyValues(
  { activities }: ExampleData['taxonomy-turnover'],
  { register, day, locale, say }: Context,
): Values {
  const limit = figureValue(register, 'taxonomy-materiality.share-of-denominator', day);
  const [turnover, capex] = [turnoverKpi(activities, limit), capexKpi(activities, limit)];
  const number = (value: number) => rounded(value, locale);
  const namesOf = (some: typeof activities) => some.map(({ name }) => lowerFirst(name)).join(', ');
  const assessed = activities.filter((each) => each.turnover.unassessed && !each.capex.unassessed);
  return {
    turnover: number(turnover.denominator),
    capex: number(capex.denominator),
    activities: activities.map(({ name, eligible, turnover: sales, capex: spent }) => ({
      name,
      eligible: say(eligible ? 'yes' : 'no'),
      turnover: number(sales.total),
      turnoverAligned: number(sales.aligned),
      capex: number(spent.total),
      capexAligned: number(spent.aligned),
      plan: number(spent.plan),
    })),
    shares: (['eligible', 'aligned', 'nonMaterial', 'nonEligible'] as const).map((part) => ({
      part: say(part),
      turnover: percent(turnover[part].percent, locale),
      capex: percent(capex[part].percent, locale),
      sum: part === 'aligned',
    })),
    unassessed: [['turnover', turnover] as const, ['capex', capex] as const].map(([key, kpi]) => ({
      kpi: say(key),
      names: namesOf(activities.filter((each) => each[key].unassessed)),
      share: percent(kpi.nonMaterial.percent, locale),
      threshold: percent(limit, locale),
      isAllowed: kpi.mayLeaveOut,
    })),
    assessed: namesOf(assessed),
    assessedShare: percent(((assessed[0]?.capex.total ?? 0) * 100) / capex.denominator, locale),
  };
}
