import { type Kpi, kpiOf } from '@/lib/examples/compute/taxonomy';
import { activities } from '@/lib/examples/data/activities';
import { figureValue } from '@/lib/examples/law';
import type { Written } from '@/lib/i18n/written';
import type { DownloadContext } from '../context';
import { type Cell, type Column, letter, type Sheet, type Workbook } from '../workbook';
import { empty, firstLine, inLanguage, yesNo } from './common';

const LINES = 20;
const FIRST = firstLine(0);
const LAST = FIRST + LINES - 1;
const PERCENT = 100;

/** Columns of the amounts in the sheet of activities, by KPI: total, aligned, and CapEx of a plan. */
const kpis = [
  { id: 'turnover', total: 3, aligned: [4] },
  { id: 'capex', total: 5, aligned: [6, 7] },
  { id: 'opex', total: 8, aligned: [9] },
] as const;

/** The three KPIs from a list of activities, with the materiality test. */
export const taxonomyCalculation = ({ register, day, locale }: DownloadContext): Workbook => {
  const threshold = figureValue(register, 'taxonomy-materiality.share-of-denominator', day);
  return [activitySheet(locale), kpiSheet(locale, threshold)];
};

function activitySheet(locale: Written): Sheet {
  const t = inLanguage(locale);
  const [yes, no] = yesNo[locale];
  const amount = (title: string): Column => ({ title, width: 14, kind: 'number', input: true });
  const answer = (title: string): Column => ({
    title,
    width: 14,
    choices: yesNo[locale],
    input: true,
  });
  return {
    name: sheetName(locale),
    columns: [
      {
        title: t('Activité (exemple à remplacer)', 'Activity (example to replace)'),
        width: 40,
        input: true,
      },
      answer(t('Éligible', 'Eligible')),
      answer(t('Non évaluée, car non significative', 'Unassessed, as not material')),
      amount(t("Chiffre d'affaires", 'Turnover')),
      amount(t("Chiffre d'affaires aligné", 'Aligned turnover')),
      amount('CapEx'),
      amount(t('CapEx alignés', 'Aligned CapEx')),
      amount(t("CapEx d'un plan CapEx", 'CapEx of a CapEx plan')),
      amount('OpEx'),
      amount(t('OpEx alignés', 'Aligned OpEx')),
      { title: t('Critères et preuves', 'Criteria and evidence'), width: 40, input: true },
    ],
    rows: [
      ...activities.map(({ name, eligible, unassessed, turnover, capex }) => [
        name[locale],
        eligible ? yes : no,
        unassessed ? yes : no,
        turnover.total,
        turnover.aligned,
        capex.total,
        capex.aligned,
        capex.plan,
        0,
        0,
        null,
      ]),
      ...Array.from({ length: LINES - activities.length }, () => empty(11)),
    ],
  };
}

const sheetName = (locale: Written): string => inLanguage(locale)('Activités', 'Activities');

/** The KPIs as sums over the activities. */
function kpiSheet(locale: Written, threshold: number): Sheet {
  const t = inLanguage(locale);
  const columns = kpis.map((kpi) => kpiColumn(kpi, threshold, locale));
  const row = (label: string, of: (column: (typeof columns)[number]) => Cell): Cell[] => [
    label,
    ...columns.map(of),
  ];
  return {
    name: t('Indicateurs', 'KPIs'),
    settings: [
      {
        label: t('Seuil de matérialité par ratio', 'Materiality threshold per KPI'),
        value: threshold / PERCENT,
        kind: 'percent',
      },
    ],
    columns: [
      { title: t('Part', 'Part'), width: 48 },
      { title: t("Chiffre d'affaires", 'Turnover'), width: 18 },
      { title: 'CapEx', width: 18 },
      { title: 'OpEx', width: 18 },
    ],
    rows: [
      row(t('Dénominateur', 'Denominator'), ({ denominator }) => denominator),
      row(t('Éligible, évalué', 'Eligible, assessed'), ({ eligible }) => eligible),
      row(t('dont aligné', 'of which aligned'), ({ aligned }) => aligned),
      row(
        t('Non significatif, non évalué', 'Not material, unassessed'),
        ({ nonMaterial }) => nonMaterial,
      ),
      row(
        t('Éligible, % du dénominateur', 'Eligible, % of denominator'),
        ({ shares }) => shares[0],
      ),
      row(t('Aligné, % du dénominateur', 'Aligned, % of denominator'), ({ shares }) => shares[1]),
      row(
        t('Non évalué, % du dénominateur', 'Unassessed, % of denominator'),
        ({ shares }) => shares[2],
      ),
      row(
        t(
          'Les activités non évaluées peuvent le rester',
          'The unassessed activities may remain so',
        ),
        ({ test }) => test,
      ),
    ],
  };
}

function kpiColumn(
  { id, total, aligned }: (typeof kpis)[number],
  threshold: number,
  locale: Written,
) {
  const [yes, no] = yesNo[locale];
  const cells = (column: number) =>
    `${sheetName(locale)}!$${letter(column)}$${FIRST}:$${letter(column)}$${LAST}`;
  const own = letter(kpis.findIndex((kpi) => kpi.id === id) + 1);
  const line = (index: number) => `${own}${firstLine(1) + index}`;
  const kpi = computed(id, threshold);
  const sumWhere = (column: number, eligible: boolean) =>
    eligible
      ? `SUMIFS(${cells(column)},${cells(1)},"${yes}",${cells(2)},"<>${yes}")`
      : `SUMIFS(${cells(column)},${cells(2)},"${yes}")`;
  const share = (index: number, value: number) => ({
    formula: `IF(${line(0)}=0,"",ROUND(${line(index)}/${line(0)}*${PERCENT},1))`,
    value: kpi.denominator === 0 ? '' : Math.round(value * 10) / 10,
  });
  return {
    denominator: { formula: `SUM(${cells(total)})`, value: kpi.denominator },
    eligible: { formula: sumWhere(total, true), value: kpi.eligible.amount },
    aligned: {
      formula: aligned.map((column) => sumWhere(column, true)).join('+'),
      value: kpi.aligned.amount,
    },
    nonMaterial: { formula: sumWhere(total, false), value: kpi.nonMaterial.amount },
    shares: [
      share(1, kpi.eligible.percent),
      share(2, kpi.aligned.percent),
      share(3, kpi.nonMaterial.percent),
    ] as const,
    test: {
      formula: `IF(${line(0)}=0,"",IF(${line(3)}<$B$1*${line(0)},"${yes}","${no}"))`,
      value: kpi.denominator === 0 ? '' : kpi.mayLeaveOut ? yes : no,
    },
  };
}

/** The example's KPIs; it has no OpEx. */
const computed = (id: (typeof kpis)[number]['id'], threshold: number): Kpi =>
  kpiOf(
    activities.map(({ turnover, capex, ...activity }) => ({
      ...activity,
      total: id === 'turnover' ? turnover.total : id === 'capex' ? capex.total : 0,
      aligned:
        id === 'turnover' ? turnover.aligned : id === 'capex' ? capex.aligned + capex.plan : 0,
    })),
    threshold,
  );
