import { rankRisks, tiesIn } from '@/downloads/examples/compute/risk-map';
import { risks } from '@/downloads/examples/data/risks';
import type { ExamplePart } from '@/downloads/examples/parts';
import type { LawContext } from '@/downloads/law';
import { evaluate } from '@/law/evaluation/evaluate';
import { withSteadyYears } from '@/law/evaluation/profile';
import { name, profile } from '@/law/sample-company/company';
import { lowerFirst } from '@/lib/sentences';

const words = {
  fr: {
    out: `${name} importe des pièces et des matières. Elle reste sous les seuils de la directive ; elle dresse la carte parce qu'un client qui y sera soumis la lui demande.`,
    in: `${name} importe des pièces et des matières, et la directive s'applique à elle.`,
    caption: "Incidences de la chaîne d'activités, cotées de 1 à 5",
    columns: [
      'Incidence',
      'Rang',
      'Ampleur',
      'Étendue',
      'Irrémédiabilité',
      'Gravité',
      'Probabilité',
    ],
    conclusion: (first: string) =>
      `Dans la méthode choisie, la gravité est la plus haute des trois notes : une seule suffit. Les incidences se traitent par gravité, puis par probabilité, puis par irrémédiabilité ; la fréquence ne fait pas passer une incidence légère avant une grave. ${first}`,
    tie: (before: string, after: string) =>
      `Égalité de gravité et de probabilité : « ${before} » passe avant « ${after} », parce que le dommage est plus difficile à défaire.`,
    first: (impact: string) => `Premier plan d'action : ${impact}.`,
  },
  en: {
    out: `${name} imports parts and raw materials. It stays below the thresholds of the directive, and draws the map because a customer that will be in scope asks for it.`,
    in: `${name} imports parts and raw materials, and the directive applies to it.`,
    caption: 'Impacts in the chain of activities, scored from 1 to 5',
    columns: ['Impact', 'Rank', 'Scale', 'Scope', 'Irremediability', 'Severity', 'Likelihood'],
    conclusion: (first: string) =>
      `In the method chosen, severity is the highest of the three scores: one is enough. Impacts are dealt with by severity, then by likelihood, then by irremediability, so that frequency never puts a slight impact before a grave one. ${first}`,
    tie: (before: string, after: string) =>
      `Equal in severity and likelihood: “${before}” comes before “${after}”, because the harm is harder to undo.`,
    first: (impact: string) => `First action plan: ${impact}.`,
  },
} as const;

/** The risk map of an importer, in the order in which risks are dealt with. */
export function showRiskMap({ register, day, locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const ranked = rankRisks(risks);
  const isInScope = evaluate(register, withSteadyYears(profile), day).eu.some(
    ({ rule, truth }) => rule.id === 'csddd-scope' && truth === 'yes',
  );
  const [head, ...columns] = t.columns;
  return [
    isInScope ? t.in : t.out,
    {
      caption: t.caption,
      columns: [{ label: head }, ...columns.map((label) => ({ label, numeric: true }))],
      rows: ranked.map((risk) => ({
        head: risk.impact[locale],
        cells: [
          risk.rank,
          risk.scale,
          risk.scope,
          risk.irremediability,
          risk.severity,
          risk.likelihood,
        ].map(String),
      })),
    },
    t.conclusion(ranked[0] ? t.first(lowerFirst(ranked[0].impact[locale])) : ''),
    ...tiesIn(ranked).map(([before, after]) => t.tie(before.impact[locale], after.impact[locale])),
  ];
}
