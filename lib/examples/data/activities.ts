import type { WrittenWords } from '@/lib/i18n/written';

/** One economic activity and its part of each KPI, in millions of euros. */
export interface Activity {
  readonly name: WrittenWords;
  /** Described in a delegated act. */
  readonly eligible: boolean;
  /** Left unassessed as not material; the company may, below the threshold. */
  readonly unassessed?: boolean;
  readonly turnover: { readonly total: number; readonly aligned: number };
  /** `plan`: CapEx of a plan that makes the activity aligned, counted as aligned. */
  readonly capex: { readonly total: number; readonly aligned: number; readonly plan: number };
}

/** A subsidiary of the sample company's customer (group.ts), which renovates buildings. */
export const activities: readonly Activity[] = [
  {
    name: { fr: 'Rénovation de bâtiments', en: 'Renovation of buildings' },
    eligible: true,
    turnover: { total: 58, aligned: 40 },
    capex: { total: 7.2, aligned: 4.5, plan: 1.5 },
  },
  {
    name: { fr: 'Bornes de recharge électrique', en: 'Electric charging points' },
    eligible: true,
    unassessed: true,
    turnover: { total: 7, aligned: 0 },
    capex: { total: 0.8, aligned: 0, plan: 0 },
  },
  {
    name: { fr: 'Négoce de fournitures de bureau', en: 'Trade in office supplies' },
    eligible: false,
    turnover: { total: 35, aligned: 0 },
    capex: { total: 4, aligned: 0, plan: 0 },
  },
];
