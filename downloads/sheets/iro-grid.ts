import type { DownloadContext } from '@/downloads/context';
import { scoreOf, severityOf, TOP } from '@/downloads/examples/compute/severity';
import { impact, threshold } from '@/downloads/examples/data/impact';
import type { Grade } from '@/downloads/examples/data/risks';
import type { Cell, Column, Sheet, Workbook } from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';
import { empty, firstLine, inLanguage, yesNo } from './common';
import { gradeScale } from './iro-scale';

/** One line as someone filled it in. */
interface Scored {
  readonly subject: string;
  readonly description: string;
  readonly kind: string;
  readonly actual: boolean;
  readonly humanRights: boolean;
  readonly grades: readonly [Grade | null, Grade | null, Grade | null];
  readonly likelihood: Grade | null;
  readonly magnitude: Grade | null;
}

const SETTINGS = 1;
const EMPTY_LINES = 40;

/** The grid with live formulas, some scored lines to learn from, and the scale. */
export const iroGrid = ({ locale }: DownloadContext): Workbook => {
  const t = inLanguage(locale);
  const lines = [...scored(locale), ...empty(EMPTY_LINES)];
  const grid: Sheet = {
    name: t('Grille', 'Grid'),
    settings: [
      {
        label: t("Seuil choisi par l'entreprise (1 à 5)", "The company's threshold (1 to 5)"),
        value: threshold,
        input: true,
      },
    ],
    columns: columns(locale),
    rows: lines.map((line, index) => row(line, firstLine(SETTINGS) + index, locale)),
  };
  return [grid, gradeScale(locale)];
};

function columns(locale: Written): Column[] {
  const t = inLanguage(locale);
  const graded = (title: string) => ({
    title,
    width: 12,
    choices: ['1', '2', '3', '4', '5'],
    input: true,
  });
  return [
    { title: t('Enjeu', 'Matter'), width: 24, input: true },
    {
      title: t('Impact, risque ou opportunité', 'Impact, risk or opportunity'),
      width: 44,
      input: true,
    },
    { title: t('Nature', 'Kind'), width: 18, choices: kinds[locale], input: true },
    { title: t('Réel', 'Actual'), width: 10, choices: yesNo[locale], input: true },
    { title: t('Droits humains', 'Human rights'), width: 12, choices: yesNo[locale], input: true },
    graded(t('Ampleur', 'Scale')),
    graded(t('Étendue', 'Scope')),
    graded(t('Caractère irrémédiable', 'Irremediable character')),
    { title: t('Gravité', 'Severity'), width: 10 },
    graded(t('Probabilité', 'Likelihood')),
    graded(t('Effet financier', 'Financial magnitude')),
    { title: t('Score', 'Score'), width: 10 },
    { title: t('Matériel', 'Material'), width: 10 },
    { title: t('Preuve et source', 'Evidence and source'), width: 36, input: true },
    { title: t('Responsable', 'Owner'), width: 20, input: true },
  ];
}

export const kinds: Record<Written, readonly string[]> = {
  fr: ['Impact négatif', 'Impact positif', 'Risque', 'Opportunité'],
  en: ['Negative impact', 'Positive impact', 'Risk', 'Opportunity'],
};

/** Severity is the highest grade. A score is severity, or magnitude, times likelihood, over five. */
function row(line: Scored | null, at: number, locale: Written): Cell[] {
  const [yes, no] = yesNo[locale];
  const severity = line && severityIn(line);
  const score = line && scoreIn(line);
  return [
    ...(line
      ? [
          line.subject,
          line.description,
          line.kind,
          line.actual ? yes : no,
          line.humanRights ? yes : no,
        ]
      : empty(5)),
    ...(line?.grades ?? empty(3)),
    { formula: `IF(COUNT(F${at}:H${at})=0,"",MAX(F${at}:H${at}))`, value: severity ?? '' },
    line?.likelihood ?? null,
    line?.magnitude ?? null,
    {
      formula:
        `IF(K${at}<>"",IF(J${at}="","",K${at}*J${at}/${TOP}),IF(I${at}="","",` +
        `IF(OR(D${at}="${yes}",E${at}="${yes}"),I${at},IF(J${at}="","",I${at}*J${at}/${TOP}))))`,
      value: score ?? '',
    },
    {
      formula: `IF(L${at}="","",IF(L${at}>=$B$1,"${yes}","${no}"))`,
      value: score === null ? '' : score >= threshold ? yes : no,
    },
    ...empty(2),
  ];
}

function severityIn({ grades: [scale, scope, irremediability] }: Scored): number | null {
  if (scale === null || scope === null) return null;
  return severityOf({ scale, scope, irremediability: irremediability ?? 1 });
}

function scoreIn(line: Scored): number {
  const { actual, humanRights, likelihood, magnitude } = line;
  if (magnitude !== null) return scoreOf(magnitude, likelihood ?? 1);
  return scoreOf(severityIn(line) ?? 1, likelihood ?? 1, actual || humanRights);
}

function scored(locale: Written): Scored[] {
  const t = inLanguage(locale);
  const [negative = '', positive = '', risk = ''] = kinds[locale];
  return [
    {
      subject: t('Exemple : pollution', 'Example: pollution'),
      description: impact.name[locale],
      kind: negative,
      actual: false,
      humanRights: false,
      grades: [impact.scale, impact.scope, impact.irremediability],
      likelihood: impact.likelihood,
      magnitude: null,
    },
    {
      subject: t('Exemple : chaîne de valeur', 'Example: value chain'),
      description: t(
        'Travail des enfants chez un fournisseur de rang deux',
        'Child labour at a second-tier supplier',
      ),
      kind: negative,
      actual: false,
      humanRights: true,
      grades: [5, 3, 5],
      likelihood: 2,
      magnitude: null,
    },
    {
      subject: t('Exemple : formation', 'Example: training'),
      description: t('Apprentis formés et embauchés', 'Apprentices trained and hired'),
      kind: positive,
      actual: true,
      humanRights: false,
      grades: [2, 2, null],
      likelihood: null,
      magnitude: null,
    },
    {
      subject: t('Exemple : climat', 'Example: climate'),
      description: t('Arrêts de production par manque d’eau', 'Stoppages for lack of water'),
      kind: risk,
      actual: false,
      humanRights: false,
      grades: [null, null, null],
      likelihood: 3,
      magnitude: 4,
    },
  ];
}
