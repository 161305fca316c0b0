import { likelihoodNeeded, scoreOf, severityOf, TOP } from '@/downloads/examples/compute/severity';
import { impact, threshold } from '@/downloads/examples/data/impact';
import type { ExamplePart } from '@/downloads/examples/parts';
import { rounded } from '@/downloads/examples/words';
import type { LawContext } from '@/downloads/law';
import { name } from '@/law/sample-company/company';
import { lowerFirst } from '@/lib/sentences';

const words = {
  fr: {
    intro: (what: string) => `${name} cote un impact négatif potentiel : ${what}.`,
    caption: "La cotation de l'impact, de 1 à 5",
    columns: ['Critère', 'Note', 'Ce qui la justifie'],
    scale: 'Ampleur',
    scope: 'Étendue',
    irremediability: 'Caractère irrémédiable',
    severity: 'Gravité',
    severityWhy: 'La plus haute des trois notes : une seule peut suffire',
    likelihood: 'Probabilité',
    score: 'Score',
    scoreWhy: (severity: number, likelihood: number) => `${severity} × ${likelihood} ÷ ${TOP}`,
    material: (score: string, limit: string, needed: number | undefined) =>
      `Score de ${score} pour un seuil de ${limit} : l'impact est matériel. ${needed ? `À gravité égale, il cesserait de l'être sous une probabilité de ${needed}. ` : ''}`,
    immaterial: (score: string, limit: string) =>
      `Score de ${score} pour un seuil de ${limit} : l'impact n'est pas matériel. `,
    choice:
      "L'échelle, le calcul et le seuil sont le choix de l'entreprise : les ESRS donnent les critères, pas de nombre. Pour une atteinte potentielle aux droits humains, la gravité l'emporte sur la probabilité.",
  },
  en: {
    intro: (what: string) => `${name} scores a potential negative impact: ${what}.`,
    caption: 'How the impact is scored, from 1 to 5',
    columns: ['Criterion', 'Score', 'What it rests on'],
    scale: 'Scale',
    scope: 'Scope',
    irremediability: 'Irremediable character',
    severity: 'Severity',
    severityWhy: 'The highest of the three scores: one alone can suffice',
    likelihood: 'Likelihood',
    score: 'Overall score',
    scoreWhy: (severity: number, likelihood: number) => `${severity} × ${likelihood} ÷ ${TOP}`,
    material: (score: string, limit: string, needed: number | undefined) =>
      `A score of ${score} against a threshold of ${limit}: the impact is material. ${needed ? `At the same severity it would cease to be so below a likelihood of ${needed}. ` : ''}`,
    immaterial: (score: string, limit: string) =>
      `A score of ${score} against a threshold of ${limit}: the impact is not material. `,
    choice:
      'The scale, the calculation and the threshold are the company’s choice: the ESRS give the criteria, and no number. For a potential impact on human rights, severity takes precedence over likelihood.',
  },
} as const;

/** One impact, scored from end to end. */
export function showImpact({ locale }: LawContext): ExamplePart[] {
  const t = words[locale];
  const severity = severityOf(impact);
  const score = scoreOf(severity, impact.likelihood);
  const [head, grade, why] = t.columns;
  const graded = (key: 'scale' | 'scope' | 'irremediability' | 'likelihood') => ({
    head: t[key],
    cells: [String(impact[key]), impact.reasons[key][locale]],
  });
  const limit = rounded(threshold, locale);
  return [
    t.intro(lowerFirst(impact.name[locale])),
    {
      caption: t.caption,
      columns: [{ label: head }, { label: grade, numeric: true }, { label: why }],
      rows: [
        graded('scale'),
        graded('scope'),
        graded('irremediability'),
        { head: t.severity, cells: [String(severity), t.severityWhy], sum: true },
        graded('likelihood'),
        {
          head: t.score,
          cells: [rounded(score, locale), t.scoreWhy(severity, impact.likelihood)],
          sum: true,
        },
      ],
    },
    (score >= threshold
      ? t.material(rounded(score, locale), limit, likelihoodNeeded(severity, threshold))
      : t.immaterial(rounded(score, locale), limit)) + t.choice,
  ];
}
