import type { Activity, Amounts } from '@/downloads/examples/data/activities';

/** The parts of a KPI, in millions and in percent of its denominator. */
export interface Kpi {
  readonly denominator: number;
  readonly eligible: Part;
  readonly aligned: Part;
  /** Of activities left unassessed. */
  readonly nonMaterial: Part;
  readonly nonEligible: Part;
  /** Whether those activities together stay below the threshold, so that they may be left unassessed. */
  readonly mayLeaveOut: boolean;
}

export interface Part {
  readonly amount: number;
  readonly percent: number;
}

/** One activity in one KPI. */
type InKpi = Pick<Activity, 'eligible'> & Amounts;

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
