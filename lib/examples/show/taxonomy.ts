import { capexKpi, type Kpi, type Part, turnoverKpi } from '@/lib/examples/compute/taxonomy';
import type { ExampleContext } from '@/lib/examples/context';
import { activities } from '@/lib/examples/data/activities';
import { figureValue } from '@/lib/examples/law';
import type { ExamplePart } from '@/lib/examples/parts';
import { percent, rounded, yesNo } from '@/lib/examples/words';

const words = {
  fr: {
    intro: (turnover: string, capex: string) =>
      `Modèle Bâtiment SAS, filiale de Modèle Groupe SA, réalise ${turnover} M€ de chiffre d'affaires et ${capex} M€ de CapEx, dans trois activités.`,
    activities: 'Les trois activités, en millions d’euros',
    activityColumns: [
      'Activité',
      'Éligible',
      "Chiffre d'affaires",
      'dont aligné',
      'CapEx',
      'dont alignés',
      'dont plan CapEx',
    ],
    shares: 'Les deux ratios',
    shareColumns: ['Part', "Chiffre d'affaires", 'CapEx'],
    eligible: 'Éligible, évaluée',
    aligned: 'dont alignée',
    nonMaterial: 'Non significative, non évaluée',
    nonEligible: 'Non éligible',
    test: (threshold: string, turnover: string, capex: string, may: boolean) =>
      may
        ? `Les bornes de recharge pèsent ${turnover} du chiffre d'affaires et ${capex} des CapEx, moins que le seuil de ${threshold} de chaque ratio : la société peut ne pas les évaluer et les déclarer à part. Les dépenses du plan CapEx comptent comme alignées avant que l'activité ne produise un chiffre d'affaires aligné.`
        : `Les bornes de recharge pèsent ${turnover} du chiffre d'affaires et ${capex} des CapEx, trop pour le seuil de ${threshold} : la société doit les évaluer.`,
  },
  en: {
    intro: (turnover: string, capex: string) =>
      `Modèle Bâtiment SAS, a subsidiary of Modèle Groupe SA, has turnover of €${turnover}m and CapEx of €${capex}m in three activities.`,
    activities: 'The three activities, in millions of euros',
    activityColumns: [
      'Activity',
      'Eligible',
      'Turnover',
      'of which aligned',
      'CapEx',
      'of which aligned CapEx',
      'of which CapEx plan',
    ],
    shares: 'The two KPIs',
    shareColumns: ['Share', 'Turnover', 'CapEx'],
    eligible: 'Eligible, assessed',
    aligned: 'of which aligned',
    nonMaterial: 'Not material, not assessed',
    nonEligible: 'Not eligible',
    test: (threshold: string, turnover: string, capex: string, may: boolean) =>
      may
        ? `Charging points make up ${turnover} of turnover and ${capex} of CapEx, less than the ${threshold} threshold of each KPI, so the company may leave them unassessed and report them separately. Spending under the CapEx plan counts as aligned before the activity has aligned turnover.`
        : `Charging points make up ${turnover} of turnover and ${capex} of CapEx, too much for the ${threshold} threshold, so the company has to assess them.`,
  },
} as const;

/** The turnover and CapEx KPIs of a company with three activities. */
export function showTaxonomy({ register, day, locale }: ExampleContext): ExamplePart[] {
  const t = words[locale];
  const threshold = figureValue(register, 'taxonomy-materiality.share-of-denominator', day);
  const [turnover, capex] = [turnoverKpi(activities, threshold), capexKpi(activities, threshold)];
  const number = (value: number) => rounded(value, locale);
  const share = (of: (kpi: Kpi) => Part) =>
    [turnover, capex].map((kpi) => percent(of(kpi).percent, locale));
  const [activity, ...amounts] = t.activityColumns;
  const [part, ...kpis] = t.shareColumns;
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
    t.test(
      percent(threshold, locale),
      percent(turnover.nonMaterial.percent, locale),
      percent(capex.nonMaterial.percent, locale),
      turnover.mayLeaveOut && capex.mayLeaveOut,
    ),
  ];
}
