import type { Profile } from '@/law/evaluation/profile';

// The fictional company of every picture, dashboard, simulation and conversation. All that the site shows
// of it is here: pictures and messages take their numbers from this file, the law from content/law.

/** Plainly fictional, in any language. */
export const name = { fr: 'Exemple SA', en: 'Example SA' };

/** What it imports into the simulator, for its last closed financial year. Amounts in euros. */
const size = { employees: 1240, turnover: 480_000_000, 'balance-sheet': 310_000_000 } as const;
const employeesInFrance = 980;

/** It has neither subsidiaries nor a parent, so that its group is itself. */
export const profile = {
  established: 'france',
  figures: {
    ...size,
    'group-employees': size.employees,
    'group-turnover': size.turnover,
    'group-balance-sheet': size['balance-sheet'],
    'group-employees-france': employeesInFrance,
  },
  flags: {
    listed: false,
    'public-interest-entity': false,
    parent: false,
    subsidiary: false,
    'ultimate-parent': false,
    'joint-stock': true,
    'limited-liability': true,
    'credit-institution': false,
    insurer: false,
    'financial-undertaking': false,
    'financial-market-participant': false,
    'financial-adviser': false,
    'esg-rating-provider': false,
    'franchise-or-licence': false,
  },
} as const satisfies Profile;

/** What it reports of the last closed financial year, beside those of its profile. */
export const reported = {
  electricity: { megawattHours: 4812 },
  hazardousWaste: { tonnes: 112 },
  scope12: { tonnes: 8420 },
  scope3: { tonnes: 61_300 },
  capex: { euros: 38_400_000, alignedPercent: 31 },
  turnover: { alignedPercent: 24 },
  materialMatters: 11,
  sites: 14,
} as const;

/** The requirements of the file by text, each with the subjects of content/law that it comes from. */
export const requirements = [
  { id: 'esrs2', subjects: ['esrs', 'csrd'], covered: 10, partial: 0, missing: 0 },
  { id: 'e1', subjects: ['esrs', 'csrd'], covered: 7, partial: 2, missing: 0 },
  { id: 'e5', subjects: ['esrs', 'csrd'], covered: 2, partial: 0, missing: 0 },
  { id: 's1', subjects: ['esrs', 'csrd'], covered: 8, partial: 1, missing: 1 },
  { id: 'g1', subjects: ['esrs', 'csrd'], covered: 4, partial: 1, missing: 0 },
  { id: 'taxonomy', subjects: ['taxonomy'], covered: 3, partial: 0, missing: 0 },
  { id: 'council', subjects: ['french-law'], covered: 0, partial: 0, missing: 1 },
] as const;

/** Subjects of content/law whose changes it is alerted to; on one day, in this order. */
export const watched = [
  'esrs',
  'csrd',
  'csddd',
  'taxonomy',
  'vsme',
  'ratings',
  'sfdr',
  'assurance',
  'french-law',
] as const;

/** Open tasks, each due some days after the day on which the file is shown. */
export const tasks = [
  { id: 'energy', priority: 'high', inDays: 15 },
  { id: 'council', priority: 'high', inDays: 22 },
  { id: 'alert', priority: 'medium', inDays: 29 },
] as const;

/** Imports of the last closed financial year, by the month and day of the year after it. */
export const imports = {
  headcount: '01-05',
  scope3: '01-12',
} as const;

/** Indicators of the file. */
export const indicators = {
  scoreGain: 4,
  evidence: { received: 9, expected: 12 },
  answers: { reviewed: 27, total: 30, thisWeek: 5 },
  policyPages: 9,
} as const;

/** The standard open in the workspace: some of its requirements, each with the file behind it; the first is chosen. */
export const workspace = {
  standard: 'e1',
  requirements: [
    {
      id: 'scope12',
      status: 'covered',
      value: reported.scope12.tonnes,
      version: 3,
      daysAgo: 3,
    },
    { id: 'scope3', status: 'review', value: reported.scope3.tonnes, version: 1, daysAgo: 10 },
    {
      id: 'energy',
      status: 'review',
      value: reported.electricity.megawattHours,
      version: 2,
      daysAgo: 18,
    },
    { id: 'transition', status: 'covered', value: 0, version: 4, daysAgo: 47 },
  ],
} as const;

/** Obligations: how far each is, the data it asks for, the evidence behind them, and which supports which, from 0. */
export const mapped = [
  ['matters', 'covered', ['matters'], ['method'], ['00']],
  ['climate', 'partial', ['scope12', 'scope3'], ['invoices', 'footprint'], ['00', '01', '11']],
  ['taxonomy', 'covered', ['turnover', 'capex'], ['ledger'], ['00', '10']],
  ['council', 'missing', ['meeting'], ['minutes'], ['00']],
] as const;

interface Counted {
  covered: number;
  partial: number;
  missing: number;
}

type TextId = (typeof requirements)[number]['id'];

/** The rows of some texts, in the order of the company's file. */
export const requirementsOf = <Id extends TextId>(...ids: readonly Id[]) =>
  requirements.filter((row): row is Extract<typeof row, { id: Id }> =>
    ids.some((id) => id === row.id),
  );

/** Number of requirements, number of each status, and the percentage covered. */
export function coverageOf(rows: readonly Counted[]) {
  const sum = (count: (row: Counted) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const covered = sum((row) => row.covered);
  const partial = sum((row) => row.partial);
  const missing = sum((row) => row.missing);
  const total = covered + partial + missing;
  return { covered, partial, missing, total, percent: Math.round((covered / total) * 100) };
}

/** Number of the file's requirements that come from a subject of the register of law. */
export const requirementsFrom = (subject: string): number =>
  coverageOf(requirements.filter(({ subjects }) => subjects.some((id) => id === subject))).total;
