import { criterionName } from '@/law/figures';
import {
  flatCriteria,
  isNumber,
  type NumberCriterion,
  type Rule,
  type RuleVersion,
} from '@/law/register';
import { type Cell, printCsv } from '@/lib/csv';
import type { Dataset } from './dataset';

type Row = Readonly<Record<string, Cell>>;
/** What a table shows: the address of the licence is on each line, and nothing while none is granted. */
type Published = Pick<Dataset, 'subjects' | 'licence'>;

/** Rows under a line of names; fields of a row that are not among the columns are left out. */
const toCsv = (columns: readonly string[], rows: readonly Row[]): string =>
  printCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);

export const rulesColumns = [
  'subject',
  'rule',
  'layer',
  'kind',
  'label_fr',
  'label_en',
  'law_from',
  'law_until',
  'proposed',
  'figure',
  'figure_label_fr',
  'figure_label_en',
  'measure',
  'operator',
  'value',
  'unit',
  'financial_years_from',
  'financial_years_until',
  'reports_from',
  'reports_until',
  'dates_from',
  'dates_until',
  'act',
  'provision_fr',
  'provision_en',
  'certainty',
  'licence',
] as const;

/** Every wording of every rule: a line for each of its figures, or a single one when it has none. */
export const rulesCsv = (published: Published): string => toCsv(rulesColumns, ruleRows(published));

/** The lines of the table of rules, by the names of its columns. */
export const ruleRows = ({ subjects, licence }: Published): Row[] =>
  Object.entries(subjects).flatMap(([subject, { rules }]) =>
    rules.flatMap((rule) =>
      rule.versions.flatMap((version) => {
        const row = {
          subject,
          ...ruleFields(rule),
          ...versionFields(version),
          licence: licence?.url,
        };
        const figures = flatCriteria(version.criteria).filter(isNumber);
        return figures.length > 0
          ? figures.map((figure) => ({ ...row, ...figureFields(rule, figure) }))
          : [row];
      }),
    ),
  );

const ruleFields = ({ id, layer, kind, label }: Rule): Row => ({
  rule: id,
  layer,
  kind,
  label_fr: label.fr,
  label_en: label.en,
});

const versionFields = (version: RuleVersion): Row => ({
  law_from: version.from,
  law_until: version.until,
  proposed: version.proposed ?? false,
  financial_years_from: version.financialYears?.from,
  financial_years_until: version.financialYears?.until,
  reports_from: version.reports?.from,
  reports_until: version.reports?.until,
  dates_from: version.dates?.from,
  dates_until: version.dates?.until,
  act: version.act,
  provision_fr: version.provision?.fr,
  provision_en: version.provision?.en,
  certainty: version.certainty,
});

const figureFields = ({ id }: Rule, figure: NumberCriterion): Row => ({
  figure: `${id}.${criterionName(figure)}`,
  figure_label_fr: figure.label?.fr,
  figure_label_en: figure.label?.en,
  measure: figure.measure,
  operator: figure.operator,
  value: figure.value,
  unit: figure.unit,
});

export const milestonesColumns = [
  'subject',
  'milestone',
  'date',
  'layer',
  'kind',
  'label_fr',
  'label_en',
  'act',
  'provision_fr',
  'provision_en',
  'proposed',
  'cancelled_on',
  'cancelled_by',
  'replaced_by',
  'rules',
  'certainty',
  'licence',
] as const;

/** Every milestone, a line each, those that were cancelled included. */
export const milestonesCsv = ({ subjects, licence }: Published): string =>
  toCsv(
    milestonesColumns,
    Object.entries(subjects).flatMap(([subject, { milestones }]) =>
      milestones.map(
        (milestone): Row => ({
          subject,
          milestone: milestone.id,
          date: milestone.date,
          layer: milestone.layer,
          kind: milestone.kind,
          label_fr: milestone.label.fr,
          label_en: milestone.label.en,
          act: milestone.act,
          provision_fr: milestone.provision?.fr,
          provision_en: milestone.provision?.en,
          proposed: milestone.proposed ?? false,
          cancelled_on: milestone.cancelled?.date,
          cancelled_by: milestone.cancelled?.by,
          replaced_by: milestone.replacedBy,
          rules: milestone.rules?.join(' '),
          certainty: milestone.certainty,
          licence: licence?.url,
        }),
      ),
    ),
  );
