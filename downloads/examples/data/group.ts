import type { Seat } from '@/law/measures';

/** A customer of the sample company, as fictional as the company itself, with three subsidiaries. */
export interface Entity {
  readonly name: string;
  readonly established: Seat;
  readonly employees: number;
  /** In euros. */
  readonly turnover: number;
  readonly balanceSheet: number;
}

export const parent: Entity = {
  name: 'Modèle Groupe SA',
  established: 'france',
  employees: 60,
  turnover: 30_000_000,
  balanceSheet: 400_000_000,
};

export const subsidiaries: readonly Entity[] = [
  {
    name: 'Modèle Industrie SAS',
    established: 'france',
    employees: 1120,
    turnover: 470_000_000,
    balanceSheet: 260_000_000,
  },
  {
    name: 'Modèle Bâtiment SAS',
    established: 'france',
    employees: 400,
    turnover: 100_000_000,
    balanceSheet: 60_000_000,
  },
  {
    name: 'Modell Service GmbH',
    established: 'member-state',
    employees: 270,
    turnover: 80_000_000,
    balanceSheet: 20_000_000,
  },
];

/** What consolidation takes out: sales between the entities, and holdings in them. */
export const eliminated = { turnover: 60_000_000, balanceSheet: 220_000_000 } as const;
