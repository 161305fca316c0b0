import { lowerFirst } from '@/lib/sentences';
import { figureValue } from '@/loaders/downloads/law';
import type { ExampleData } from '@/loaders/examples';
import { type Context, percent, rounded, type Values } from './words';

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
      unassessed: number(kpi.nonMaterial.amount),
      denominator: number(kpi.denominator),
      share: percent(kpi.nonMaterial.percent, locale),
      threshold: percent(limit, locale),
      isAllowed: kpi.mayLeaveOut,
    })),
    assessed: namesOf(assessed),
    assessedShare: percent(((assessed[0]?.capex.total ?? 0) * 100) / capex.denominator, locale),
  };
}
