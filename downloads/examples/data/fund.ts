import { figures, profile, name as sampleCompany } from '@/law/sample-company/company';

/** Sources of revenue that the exclusions of a fund's name limit. */
export const excludedSources = ['coal', 'oil', 'gas', 'electricity'] as const;
export type ExcludedSource = (typeof excludedSources)[number];

/** Sectors of high climate impact that the fund invests in. */
export const sectors = ['manufacturing', 'energy'] as const;
export type Sector = (typeof sectors)[number];

/** What a fund knows of one investee company, for its last financial year. */
export interface Holding {
  readonly name: string;
  /** Value of the investment, in millions of euros. */
  readonly value: number;
  /** Enterprise value of the company, in millions of euros. */
  readonly enterpriseValue: number;
  /** In millions of euros. */
  readonly revenue: number;
  /** In tonnes of CO2 equivalent. */
  readonly emissions: { readonly scope1: number; readonly scope2: number; readonly scope3: number };
  /** Whether it meets the characteristics that the fund promotes. */
  readonly promoted: boolean;
  /** Share of its revenue from each excluded source, in percent; none where absent. */
  readonly excludedRevenue?: Partial<Record<ExcludedSource, number>>;
  readonly fossilFuels: boolean;
  /** Energy consumed, in GWh, and the part of it from non-renewable sources, in percent. */
  readonly energy: { readonly consumed: number; readonly nonRenewable: number };
  /** Its sector of high climate impact, if it is in one. */
  readonly sector?: Sector;
  /** Harms biodiversity-sensitive areas near its sites. */
  readonly biodiversity: boolean;
  /** In tonnes. */
  readonly emissionsToWater: number;
  readonly hazardousWaste: number;
  /** Breaches of the UN Global Compact or the OECD Guidelines, and processes to monitor compliance. */
  readonly violations: boolean;
  readonly monitoring: boolean;
  /** In percent of men's average gross hourly pay. */
  readonly payGap: number;
  readonly board: { readonly women: number; readonly members: number };
  readonly controversialWeapons: boolean;
}

/** A fictional fund that holds, among others, bonds of the sample company. */
export const fund = { fr: 'Fonds Exemple Climat', en: 'Exemple Climate Fund' } as const;

const MILLION = 1_000_000;

export const holdings: readonly Holding[] = [
  {
    name: sampleCompany,
    value: 24,
    enterpriseValue: 400,
    revenue: profile.figures.turnover / MILLION,
    emissions: { scope1: 5200, scope2: 3220, scope3: figures.scope3.tonnes },
    promoted: true,
    fossilFuels: false,
    energy: { consumed: 12, nonRenewable: 55 },
    sector: 'manufacturing',
    biodiversity: false,
    emissionsToWater: 2,
    hazardousWaste: figures.hazardousWaste.tonnes,
    violations: false,
    monitoring: true,
    payGap: 9,
    board: { women: 4, members: 10 },
    controversialWeapons: false,
  },
  {
    name: 'Modèle Groupe SA',
    value: 36,
    enterpriseValue: 900,
    revenue: 620,
    emissions: { scope1: 18_000, scope2: 9000, scope3: 126_000 },
    promoted: true,
    fossilFuels: false,
    energy: { consumed: 62, nonRenewable: 70 },
    sector: 'manufacturing',
    biodiversity: true,
    emissionsToWater: 5,
    hazardousWaste: 450,
    violations: false,
    monitoring: true,
    payGap: 12,
    board: { women: 5, members: 12 },
    controversialWeapons: false,
  },
  {
    name: 'Calque Logiciels SA',
    value: 22,
    enterpriseValue: 550,
    revenue: 200,
    emissions: { scope1: 100, scope2: 900, scope3: 6000 },
    promoted: true,
    fossilFuels: false,
    energy: { consumed: 3, nonRenewable: 30 },
    biodiversity: false,
    emissionsToWater: 0,
    hazardousWaste: 0,
    violations: false,
    monitoring: false,
    payGap: 15,
    board: { women: 3, members: 9 },
    controversialWeapons: false,
  },
  {
    name: 'Gabarit Énergie SA',
    value: 18,
    enterpriseValue: 1200,
    revenue: 800,
    emissions: { scope1: 90_000, scope2: 10_000, scope3: 700_000 },
    promoted: false,
    excludedRevenue: { coal: 2, gas: 20 },
    fossilFuels: true,
    energy: { consumed: 240, nonRenewable: 80 },
    sector: 'energy',
    biodiversity: false,
    emissionsToWater: 40,
    hazardousWaste: 2400,
    violations: false,
    monitoring: true,
    payGap: 10,
    board: { women: 4, members: 11 },
    controversialWeapons: false,
  },
];
