import type { DownloadContext } from '@/downloads/context';
import { capexKpi, type Kpi, opexKpi, turnoverKpi } from '@/downloads/examples/compute/taxonomy';
import { type Activity, activities } from '@/downloads/examples/data/activities';
import { figureValue } from '@/downloads/examples/law';
import {
  type Cell,
  type Column,
  type Formula,
  letter,
  type Sheet,
  type Workbook,
} from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';
import { empty, firstLine, inLanguage, yesNo } from './common';

const LINES = 20;
const FIRST = firstLine(0);
const LAST = FIRST + LINES - 1;
const PERCENT = 100;
const COLUMNS = 16;

/** Columns of the sheet of activities that all KPIs share. */
const [ELIGIBLE, DNSH, SAFEGUARDS] = [2, 13, 14];

/** Columns of each KPI: the activities left unassessed, total, aligned, and CapEx of a plan. */
const kpis = [
  { of: turnoverKpi, unassessed: 3, total: 6, aligned: 7 },
  { of: capexKpi, unassessed: 4, total: 8, aligned: 9, plan: 10 },
  { of: opexKpi, unassessed: 5, total: 11, aligned: 12, mayBeImmaterial: true },
] as const;

const objectives: Record<Written, readonly string[]> = {
  fr: ['Atténuation', 'Adaptation', 'Eau', 'Économie circulaire', 'Pollution', 'Biodiversité'],
  en: ['Mitigation', 'Adaptation', 'Water', 'Circular economy', 'Pollution', 'Biodiversity'],
};

/** The three KPIs from a list of activities, each with its own materiality test. */
export const taxonomyCalculation = ({ register, day, locale }: DownloadContext): Workbook => {
  const threshold = figureValue(register, 'taxonomy-materiality.share-of-denominator', day);
  return [activitySheet(locale), kpiSheet(locale, threshold)];
};

function activitySheet(locale: Written): Sheet {
  const t = inLanguage(locale);
  const amount = (title: string): Column => ({ title, width: 14, kind: 'number', input: true });
  const answer = (title: string, choices = yesNo[locale]): Column => ({
    title,
    width: 14,
    choices,
    input: true,
  });
  const unassessed = (kpi: string) => answer(t(`Non évaluée pour ${kpi}`, `Unassessed for ${kpi}`));
  return {
    name: sheetName(locale),
    columns: [
      {
        title: t('Activité (exemple à remplacer)', 'Activity (example to replace)'),
        width: 40,
        input: true,
      },
      { title: t('Objectif', 'Objective'), width: 18, choices: objectives[locale], input: true },
      answer(t('Éligible', 'Eligible')),
      unassessed(t("le chiffre d'affaires", 'turnover')),
      unassessed(t('les CapEx', 'CapEx')),
      unassessed(t('les OpEx', 'OpEx')),
      amount(t("Chiffre d'affaires", 'Turnover')),
      amount(t("Chiffre d'affaires aligné", 'Aligned turnover')),
      amount('CapEx'),
      amount(t('CapEx alignés', 'Aligned CapEx')),
      amount(t('Alignés par un plan CapEx (en plus)', 'Aligned under a CapEx plan (in addition)')),
      amount('OpEx'),
      amount(t('OpEx alignés', 'Aligned OpEx')),
      answer(t('DNSH respecté', 'DNSH met')),
      answer(t('Garanties minimales respectées', 'Minimum safeguards met')),
      {
        title: t(
          'Critères et preuves ; secteur et motif si non évaluée',
          'Criteria and evidence; sector and reason if unassessed',
        ),
        width: 40,
        input: true,
      },
    ],
    rows: [
      ...activities.map((activity) => activityRow(activity, locale)),
      ...Array.from({ length: LINES - activities.length }, () => empty(COLUMNS)),
    ],
  };
}

function activityRow({ name, eligible, turnover, capex, opex }: Activity, locale: Written): Cell[] {
  const [yes, no] = yesNo[locale];
  const isAligned = turnover.aligned + capex.aligned + capex.plan > 0;
  return [
    name[locale],
    eligible ? (objectives[locale][0] ?? null) : null,
    eligible ? yes : no,
    ...[turnover, capex, opex].map(({ unassessed }) => (unassessed ? yes : no)),
    turnover.total,
    turnover.aligned,
    capex.total,
    capex.aligned,
    capex.plan,
    opex.total,
    opex.aligned,
    ...(isAligned ? [yes, yes] : empty(2)),
    null,
  ];
}

const sheetName = (locale: Written): string => inLanguage(locale)('Activités', 'Activities');

/** The KPIs as sums over the activities. */
function kpiSheet(locale: Written, threshold: number): Sheet {
  const t = inLanguage(locale);
  const columns = kpis.map((kpi, at) => kpiColumn(kpi, letter(at + 1), threshold, locale));
  const share = (label: string) => `${label}${t(', % du dénominateur', ', % of denominator')}`;
  const parts = [
    t('Éligible, évalué', 'Eligible, assessed'),
    t('dont aligné, plan CapEx compris', 'of which aligned, CapEx plan included'),
    t('Non significatif, non évalué', 'Not material, unassessed'),
    t('Non éligible', 'Not eligible'),
  ];
  const heads = [
    t('Dénominateur', 'Denominator'),
    ...parts,
    ...parts.map(share),
    t('Les activités non évaluées peuvent le rester', 'The unassessed activities may remain so'),
  ];
  return {
    name: t('Indicateurs', 'KPIs'),
    settings: [
      {
        label: t('Seuil de matérialité par ratio', 'Materiality threshold per KPI'),
        value: threshold / PERCENT,
        kind: 'percent',
      },
      {
        label: t(
          "OpEx significatifs pour le modèle économique (Oui ou Non ; si Non, publiez le dénominateur et l'explication)",
          'OpEx material to the business model (Yes or No; if No, disclose the denominator and the explanation)',
        ),
        value: yesNo[locale][1],
        input: true,
      },
    ],
    columns: [
      { title: t('Part', 'Part'), width: 48 },
      { title: t("Chiffre d'affaires", 'Turnover'), width: 18 },
      { title: 'CapEx', width: 18 },
      { title: 'OpEx', width: 18 },
    ],
    rows: heads.map((head, line) => [head, ...columns.map((cells) => cells[line] ?? null)]),
  };
}

/** The cells of a KPI, from its denominator down. */
function kpiColumn(
  kpi: (typeof kpis)[number],
  own: string,
  threshold: number,
  locale: Written,
): Formula[] {
  const [yes, no] = yesNo[locale];
  const line = (index: number) => `${own}${firstLine(2) + index}`;
  const computed = kpi.of(activities, threshold);
  /** Blank where OpEx is not material: only its denominator is disclosed. */
  const cell = (formula: string, value: string | number): Formula =>
    'mayBeImmaterial' in kpi
      ? { formula: `IF($B$2="${no}","",${formula})`, value: '' }
      : { formula, value };
  const parts = partsOf(computed);
  return [
    { formula: `SUM(${cells(kpi.total, locale)})`, value: computed.denominator },
    ...partFormulas(kpi, locale).map((formula, index) => cell(formula, parts[index]?.amount ?? 0)),
    ...parts.map(({ percent }, index) =>
      cell(
        `IF(${line(0)}=0,"",ROUND(${line(index + 1)}/${line(0)}*${PERCENT},1))`,
        Math.round(percent * 10) / 10,
      ),
    ),
    cell(
      `IF(${line(0)}=0,"",IF(${line(3)}<$B$1*${line(0)},"${yes}","${no}"))`,
      computed.mayLeaveOut ? yes : no,
    ),
  ];
}

const partsOf = ({ eligible, aligned, nonMaterial, nonEligible }: Kpi) => [
  eligible,
  aligned,
  nonMaterial,
  nonEligible,
];

const cells = (column: number, locale: Written) =>
  `${sheetName(locale)}!$${letter(column)}$${FIRST}:$${letter(column)}$${LAST}`;

/** Eligible, aligned, not material and not eligible, as sums of a KPI's columns. */
function partFormulas(kpi: (typeof kpis)[number], locale: Written): string[] {
  const [yes] = yesNo[locale];
  const is = (column: number, wanted: string) => `${cells(column, locale)},"${wanted}"`;
  const sum = (column: number, ...tests: string[]) =>
    `SUMIFS(${[cells(column, locale), ...tests].join(',')})`;
  const assessed = [is(ELIGIBLE, yes), is(kpi.unassessed, `<>${yes}`)];
  const aligned = sum(kpi.aligned, ...assessed, is(DNSH, yes), is(SAFEGUARDS, yes));
  return [
    sum(kpi.total, ...assessed),
    'plan' in kpi ? `${aligned}+${sum(kpi.plan, ...assessed)}` : aligned,
    sum(kpi.total, is(kpi.unassessed, yes)),
    sum(kpi.total, is(ELIGIBLE, `<>${yes}`), is(kpi.unassessed, `<>${yes}`)),
  ];
}
