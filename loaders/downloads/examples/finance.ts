import { figureValue } from '@/loaders/downloads/law';
import { type ExampleData, excludedSources, sectors } from '@/loaders/examples';
import { type Context, percent, rounded, type Values } from './words';

type Given = ExampleData['sfdr-fund']['holdings'][number];
type Holding = Given & { readonly value: number };
type Sector = (typeof sectors)[number];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Ends of the quarters whose average is the value of a year, in the order of the year. */
export const quarters = ['march', 'june', 'september', 'december'] as const;
export type Quarter = (typeof quarters)[number];

/**
 * Holdings with their values of a quarter, in millions of euros: what was held at its end, at the price of the end of
 * the financial year, on which enterprise value rests too (ESAs' Q&A on the SFDR, JC 2023 18).
 */
export const holdingsAt = (holdings: readonly Given[], quarter: Quarter): Holding[] =>
  holdings.map((holding) => ({
    ...holding,
    value: (holding.quantities[quarter] * holding.price) / 1e6,
  }));

/** The average of a number over the four quarter ends (Delegated Regulation (EU) 2022/1288, Art. 6(3)). */
const overYear = (
  holdings: readonly Given[],
  of: (holdings: readonly Holding[]) => number,
): number => total(quarters.map((quarter) => of(holdingsAt(holdings, quarter)))) / quarters.length;

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
export function fundValues(example: ExampleData['sfdr-fund'], context: Context): Values {
  return { ...nameValues(example, context), ...impactValues(example, context) };
}

/** What a fund's name asks of it on 31 December. */
function nameValues(
  example: ExampleData['sfdr-fund'],
  { register, day, locale, say }: Context,
): Values {
  const holdings = holdingsAt(example.holdings, 'december');
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
  return {
    value: rounded(portfolioValue(holdings), locale),
    promoted: rounded(portfolioValue(holdings.filter((holding) => holding.promoted)), locale),
    share: percent(promoted, locale),
    threshold: percent(threshold, locale),
    isEnough: promoted >= threshold,
    excludesSome: ruledOut.length > 0,
    excluded: ruledOut.map(withReasons).join(', '),
  };
}

/** Three decimals of a number below a tenth, and fewer of larger ones. */
const decimalsOf = (value: number): number =>
  value >= 1000 ? 0 : value >= 100 ? 1 : value >= 0.1 ? 2 : 3;

/** The indicators on 31 December and over the year, and what two of them are computed from. */
function impactValues(
  { indicators, holdings: given }: ExampleData['sfdr-fund'],
  { locale, say }: Context,
): Values {
  const holdings = holdingsAt(given, 'december');
  const shown = (value: number) => rounded(value, locale, decimalsOf(Math.abs(value)));
  const shownYear = (of: (held: readonly Holding[]) => number) => shown(overYear(given, of));
  const pai = (number: number, held = holdings): number =>
    (paiOf(held) as Readonly<Record<number, number>>)[number] ?? Number.NaN;
  const plain = (value: number) => rounded(value, locale);
  return {
    companies: holdings.map((holding) => ({
      name: holding.name,
      ...Object.fromEntries(
        quarters.map((quarter) => [quarter, plain(holding.quantities[quarter] / 1000)]),
      ),
      price: plain(holding.price),
      enterpriseValue: plain(holding.enterpriseValue),
      revenue: plain(holding.revenue),
      emissions: plain(allEmissions(holding)),
    })),
    quarterName: given.at(-1)?.name ?? '',
    quarterValue: holdingsAt(given, 'march')
      .slice(-1)
      .map(
        ({ quantities, price, value }) =>
          `${plain(quantities.march / 1000)} × ${plain(price)} ÷ ${plain(1000)} = ${plain(value)}`,
      )
      .join(),
    owned: holdings
      .map(
        (holding) =>
          `${plain(holding.value)} ÷ ${plain(holding.enterpriseValue)} × ${plain(allEmissions(holding))}`,
      )
      .join(' + '),
    emissions: shown(pai(1)),
    footprint: plain(pai(2)),
    footprints: quarters.map((quarter) => plain(pai(2, holdingsAt(given, quarter)))).join(' + '),
    yearFootprint: plain(overYear(given, (held) => pai(2, [...held]))),
    indicators: indicators.flatMap(({ number, name, unit }) => {
      const indicator = `${number}. ${name}`;
      // The sixth is given by sector.
      return number === 6
        ? [...energyIntensity(holdings)].map(([sector, value]) => ({
            indicator: `${indicator} (${say(sector)})`,
            value: shown(value),
            year: shownYear((held) => energyIntensity(held).get(sector) ?? 0),
            unit,
          }))
        : [
            {
              indicator,
              value: shown(pai(number)),
              year: shownYear((held) => pai(number, [...held])),
              unit,
            },
          ];
    }),
  };
}
