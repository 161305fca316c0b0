import type { Answers } from '@/law/checker/answers';
import type { RegimeId } from '@/law/checker/regimes';

/** What every company of the table answers: in France, alone, and no different a year before. */
const common: Answers = {
  seat: 'france',
  previous: 'same',
  group: 'alone',
  activity: 'other',
  form: 'joint-stock',
  listed: 'no',
};

const sized = (employees: number, turnover: number, balance: number): Answers => ({
  ...common,
  employees: String(employees),
  turnover: String(turnover),
  balance: String(balance),
});

/** Typical sizes, as answers to the checker; turnover and balance sheet in millions of euros. */
export const companies: readonly { id: string; answers: Answers }[] = [
  { id: 'small', answers: sized(60, 12, 8) },
  { id: 'large', answers: sized(260, 60, 30) },
  { id: 'listed', answers: { ...sized(600, 150, 120), listed: 'yes' } },
  { id: 'unlisted', answers: sized(600, 150, 120) },
  { id: 'below-turnover', answers: sized(1100, 300, 250) },
  { id: 'above-both', answers: sized(1100, 460, 300) },
  { id: 'largest', answers: sized(5500, 1600, 1200) },
];

/** What the table tells of each company. */
export const columns = [
  { regime: 'csrd', layer: 'eu' },
  { regime: 'csrd', layer: 'fr' },
  { regime: 'taxonomy', layer: 'eu' },
  { regime: 'csddd', layer: 'eu' },
  { regime: 'vigilance', layer: 'fr' },
  { regime: 'vsme', layer: 'eu' },
] as const satisfies readonly { regime: RegimeId; layer: 'eu' | 'fr' }[];
