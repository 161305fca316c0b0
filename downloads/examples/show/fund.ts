import {
  type Exclusions,
  emissionsByScope,
  energyIntensity,
  excluded,
  paiOf,
  portfolioValue,
  shareWhere,
} from '@/downloads/examples/compute/fund';
import {
  excludedSources,
  fund,
  type Holding,
  holdings,
  type Sector,
} from '@/downloads/examples/data/fund';
import { paiIndicators } from '@/downloads/examples/pai-indicators';
import type { ExamplePart, Row } from '@/downloads/examples/parts';
import { percent, rounded } from '@/downloads/examples/words';
import type { LawContext } from '@/downloads/law';
import { figureValue } from '@/downloads/law';
import type { Written } from '@/lib/i18n/locales';

const words = {
  fr: {
    intro: (value: string) =>
      `Le « ${fund.fr} » place ${value} M€ dans quatre sociétés fictives. Son nom parle de climat : il lui faut assez d'investissements conformes à ce qu'il promet, et les exclusions des indices « accord de Paris ».`,
    share: (share: string, threshold: string, enough: boolean) =>
      enough
        ? `${share} de la valeur répond aux caractéristiques promues : le seuil de ${threshold} est atteint.`
        : `${share} de la valeur répond aux caractéristiques promues : le seuil de ${threshold} n'est pas atteint.`,
    sources: { coal: 'du charbon', oil: 'du pétrole', gas: 'du gaz', electricity: "d'électricité" },
    reason: (revenue: string, source: string, limit: string) =>
      `${revenue} de chiffre d'affaires tiré ${source}, pour un seuil de ${limit}`,
    excluded: (names: string) =>
      `Les exclusions écartent pourtant ${names} : le fonds vend, ou change de nom.`,
    caption: 'Les 14 indicateurs PAI du portefeuille',
    columns: ['Indicateur', 'Valeur', 'Unité'],
    scopes: (one: string, two: string, three: string) =>
      `Indicateur 1 par niveau : ${one} t (1), ${two} t (2), ${three} t (3). Le tableur des PAI donne les données de chaque société.`,
    sectors: { manufacturing: 'industrie manufacturière', energy: 'énergie' },
  },
  en: {
    intro: (value: string) =>
      `The "${fund.en}" invests €${value}m in four fictional companies. Its name speaks of climate, so enough of its investments must meet what it promises, and the exclusions of Paris-aligned benchmarks apply.`,
    share: (share: string, threshold: string, enough: boolean) =>
      enough
        ? `${share} of its value meets the characteristics it promotes: the ${threshold} threshold is reached.`
        : `${share} of its value meets the characteristics it promotes: the ${threshold} threshold is not reached.`,
    sources: { coal: 'coal', oil: 'oil', gas: 'gas', electricity: 'electricity' },
    reason: (revenue: string, source: string, limit: string) =>
      `${revenue} of revenue from ${source}, for a limit of ${limit}`,
    excluded: (names: string) =>
      `Yet the exclusions rule out ${names}: the fund sells, or changes its name.`,
    caption: 'The 14 PAI indicators of the portfolio',
    columns: ['Indicator', 'Value', 'Unit'],
    scopes: (one: string, two: string, three: string) =>
      `Indicator 1 by scope: ${one} t (1), ${two} t (2), ${three} t (3). The PAI spreadsheet gives each company's data.`,
    sectors: { manufacturing: 'manufacturing', energy: 'energy' },
  },
} as const;

/** What a fund's name asks of it, and its adverse impacts. */
export function showFund({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const limit = (name: string) => figureValue(register, name, day);
  const threshold = limit('fund-names.share-of-investments');
  const promoted = shareWhere(holdings, (holding) => holding.promoted);
  const limits: Exclusions = {
    coal: limit('fund-names-exclusions.coal-revenue'),
    oil: limit('fund-names-exclusions.oil-revenue'),
    gas: limit('fund-names-exclusions.gas-revenue'),
    electricity: limit('fund-names-exclusions.carbon-intensive-electricity-revenue'),
  };
  const ruledOut = excluded(holdings, limits);
  const { scope1, scope2, scope3 } = emissionsByScope(holdings);
  const [head, value, unit] = t.columns;
  return [
    t.intro(rounded(portfolioValue(holdings), locale)),
    [
      t.share(percent(promoted, locale), percent(threshold, locale), promoted >= threshold),
      ...(ruledOut.length > 0
        ? [t.excluded(ruledOut.map((holding) => withReasons(holding, limits, locale)).join(', '))]
        : []),
    ].join(' '),
    {
      caption: t.caption,
      columns: [{ label: head }, { label: value, numeric: true }, { label: unit }],
      rows: indicatorRows(locale),
    },
    t.scopes(rounded(scope1, locale, 0), rounded(scope2, locale, 0), rounded(scope3, locale, 0)),
  ];
}

/** A company ruled out, with the revenue that rules it out. */
function withReasons(
  { name, excludedRevenue = {} }: Holding,
  limits: Exclusions,
  locale: Written,
): string {
  const t = words[locale];
  const reasons = excludedSources.flatMap((source) => {
    const revenue = excludedRevenue[source] ?? 0;
    return revenue >= limits[source]
      ? [t.reason(percent(revenue, locale), t.sources[source], percent(limits[source], locale))]
      : [];
  });
  return reasons.length > 0 ? `${name} (${reasons.join(', ')})` : name;
}

function indicatorRows(locale: Written): Row[] {
  const values = paiOf(holdings);
  const isShort = (value: number) => Math.abs(value) >= 100;
  const shown = (value: number) => rounded(value, locale, isShort(value) ? 0 : 2);
  return paiIndicators.flatMap(({ number, name, unit }): Row[] => {
    const head = `${number}. ${name[locale]}`;
    if (number === 6)
      return [...energyIntensity(holdings)].map(([sector, intensity]) => ({
        head: `${head} (${words[locale].sectors[sector as Sector]})`,
        cells: [shown(intensity), unit[locale]],
      }));
    const value = values[number as keyof typeof values];
    return [{ head, cells: [shown(value), unit[locale]] }];
  });
}
