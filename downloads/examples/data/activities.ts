import type { WrittenWords } from '@/lib/i18n/locales';

/** An activity's part of one KPI, in millions of euros. */
export interface Amounts {
  readonly total: number;
  readonly aligned: number;
  /** Left unassessed for this KPI as not material; the group may, below the threshold. */
  readonly unassessed?: boolean;
}

/** One economic activity and its part of each KPI. */
export interface Activity {
  readonly name: WrittenWords;
  /** Described in a delegated act. */
  readonly eligible: boolean;
  readonly turnover: Amounts;
  /** `plan`: CapEx of a plan that makes the activity aligned, counted as aligned in addition. */
  readonly capex: Amounts & { readonly plan: number };
  readonly opex: Amounts;
}

/** Those of the sample company's customer (group.ts), consolidated: the group publishes the KPIs. */
export const activities: readonly Activity[] = [
  {
    name: { fr: 'Rénovation de bâtiments', en: 'Renovation of buildings' },
    eligible: true,
    turnover: { total: 90, aligned: 60 },
    capex: { total: 16, aligned: 9, plan: 3 },
    opex: { total: 3, aligned: 0 },
  },
  {
    name: { fr: 'Bornes de recharge électrique', en: 'Electric charging points' },
    eligible: true,
    turnover: { total: 31, aligned: 0, unassessed: true },
    capex: { total: 8, aligned: 6, plan: 0 },
    opex: { total: 1, aligned: 0 },
  },
  {
    name: { fr: 'Pose de panneaux solaires', en: 'Installation of solar panels' },
    eligible: true,
    turnover: { total: 15.5, aligned: 0, unassessed: true },
    capex: { total: 2, aligned: 0, plan: 0, unassessed: true },
    opex: { total: 1, aligned: 0 },
  },
  {
    name: { fr: 'Fournitures de bureau', en: 'Office supplies' },
    eligible: false,
    turnover: { total: 483.5, aligned: 0 },
    capex: { total: 24, aligned: 0, plan: 0 },
    opex: { total: 15, aligned: 0 },
  },
];
