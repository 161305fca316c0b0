import { capexKpi, type Kpi, type Part, turnoverKpi } from '@/downloads/examples/compute/taxonomy';
import { type Activity, type Amounts, activities } from '@/downloads/examples/data/activities';
import { parent } from '@/downloads/examples/data/group';
import type { ExamplePart } from '@/downloads/examples/parts';
import { percent, rounded, yesNo } from '@/downloads/examples/words';
import type { LawContext } from '@/downloads/law';
import { figureValue } from '@/downloads/law';
import { lowerFirst } from '@/lib/sentences';

const words = {
  fr: {
    intro: (turnover: string, capex: string) =>
      `${parent.name} et ses filiales réalisent ${turnover} M€ de chiffre d'affaires consolidé et ${capex} M€ de CapEx, dans quatre activités.`,
    activities: 'Les quatre activités du groupe, en millions d’euros',
    activityColumns: [
      'Activité',
      'Éligible',
      "Chiffre d'affaires",
      'dont aligné',
      'CapEx',
      'dont alignés',
      'Alignés par un plan CapEx, en plus',
    ],
    shares: 'Les deux ratios du groupe',
    shareColumns: ['Part', "Chiffre d'affaires", 'CapEx'],
    eligible: 'Éligible, évaluée',
    aligned: 'dont alignée, plan CapEx compris',
    nonMaterial: 'Non significative, non évaluée',
    nonEligible: 'Non éligible',
    left: (kpi: string, names: string, share: string, threshold: string, may: boolean) =>
      may
        ? `${kpi} : ce qui reste sans évaluation (${names}) fait ${share}, moins de ${threshold} : permis, et déclaré à part.`
        : `${kpi} : ce qui resterait sans évaluation (${names}) fait ${share}, trop pour le seuil de ${threshold} ; le groupe doit l'évaluer.`,
    conclusion: (names: string, share: string) =>
      `Chaque ratio a son test : l'activité « ${names} » représente ${share} des CapEx ; pour ce ratio, elle est évaluée, et en entier.`,
  },
  en: {
    intro: (turnover: string, capex: string) =>
      `${parent.name} and its subsidiaries have consolidated turnover of €${turnover}m and CapEx of €${capex}m in four activities.`,
    activities: "The group's four activities, in millions of euros",
    activityColumns: [
      'Activity',
      'Eligible',
      'Turnover',
      'of which aligned',
      'CapEx',
      'of which aligned CapEx',
      'Aligned under a CapEx plan, in addition',
    ],
    shares: "The group's two KPIs",
    shareColumns: ['Share', 'Turnover', 'CapEx'],
    eligible: 'Eligible, assessed',
    aligned: 'of which aligned, CapEx plan included',
    nonMaterial: 'Not material, not assessed',
    nonEligible: 'Not eligible',
    left: (kpi: string, names: string, share: string, threshold: string, may: boolean) =>
      may
        ? `${kpi}: what is left unassessed (${names}) makes up ${share}, less than ${threshold}: allowed, and reported separately.`
        : `${kpi}: what would be left unassessed (${names}) makes up ${share}, too much for the ${threshold} threshold, so the group has to assess it.`,
    conclusion: (names: string, share: string) =>
      `Each KPI has its own test: the activity "${names}" is ${share} of CapEx, so for that KPI it is assessed, and in full.`,
  },
} as const;

/** The turnover and CapEx KPIs of a group with four activities. */
export function showTaxonomy({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const threshold = figureValue(register, 'taxonomy-materiality.share-of-denominator', day);
  const [turnover, capex] = [turnoverKpi(activities, threshold), capexKpi(activities, threshold)];
  const number = (value: number) => rounded(value, locale);
  const share = (of: (kpi: Kpi) => Part) =>
    [turnover, capex].map((kpi) => percent(of(kpi).percent, locale));
  const [activity, ...amounts] = t.activityColumns;
  const [part, ...kpis] = t.shareColumns;
  const named = (which: (activity: Activity) => boolean | undefined) =>
    activities
      .filter(which)
      .map(({ name }) => lowerFirst(name[locale]))
      .join(', ');
  const left = (label: string, kpi: Kpi, of: (activity: Activity) => Amounts) =>
    t.left(
      label,
      named((each) => of(each).unassessed),
      percent(kpi.nonMaterial.percent, locale),
      percent(threshold, locale),
      kpi.mayLeaveOut,
    );
  const forOneOnly = (each: Activity) => each.turnover.unassessed && !each.capex.unassessed;
  const [charging] = activities.filter(forOneOnly);
  const capexShare = ((charging?.capex.total ?? 0) * 100) / capex.denominator;
  return [
    t.intro(number(turnover.denominator), number(capex.denominator)),
    {
      caption: t.activities,
      columns: [
        { label: activity },
        ...amounts.map((label, index) => ({ label, numeric: index > 0 })),
      ],
      rows: activities.map(({ name, eligible, turnover: sales, capex: spent }) => ({
        head: name[locale],
        cells: [
          yesNo(eligible, locale),
          ...[sales.total, sales.aligned, spent.total, spent.aligned, spent.plan].map(number),
        ],
      })),
    },
    {
      caption: t.shares,
      columns: [{ label: part }, ...kpis.map((label) => ({ label, numeric: true }))],
      rows: [
        { head: t.eligible, cells: share(({ eligible }) => eligible) },
        { head: t.aligned, cells: share(({ aligned }) => aligned), sum: true },
        { head: t.nonMaterial, cells: share(({ nonMaterial }) => nonMaterial) },
        { head: t.nonEligible, cells: share(({ nonEligible }) => nonEligible) },
      ],
    },
    left(kpis[0], turnover, (each) => each.turnover),
    left(kpis[1], capex, (each) => each.capex),
    t.conclusion(named(forOneOnly), percent(capexShare, locale)),
  ];
}
