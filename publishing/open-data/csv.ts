import { criterionName } from '@/law/figures';
import {
  flatCriteria,
  isNumber,
  type Milestone,
  type NumberCriterion,
  type Rule,
  type RuleVersion,
} from '@/law/register';
import { type Cell, printCsv } from '@/lib/csv';
import type { Dataset } from './dataset';

/** What a table shows: the address of the licence is on each line, and nothing while none is granted. */
type Published = Pick<Dataset, 'subjects' | 'licence'>;

/** Rows, which have the same keys in the same order, under a line of these. */
const toCsv = (rows: readonly Readonly<Record<string, Cell>>[]): string =>
  printCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);

/** Every wording of every rule: a line for each of its figures, or a single one when it has none. */
export const rulesCsv = (published: Published): string => toCsv(ruleRows(published));

export type RuleRow = ReturnType<typeof ruleRow>;

/** The lines of the table of rules, by the names of its columns. */
export const ruleRows = ({ subjects, licence }: Published): RuleRow[] =>
  Object.entries(subjects).flatMap(([subject, { rules }]) =>
    rules.flatMap((rule) =>
      rule.versions.flatMap((version) => {
        const figures = flatCriteria(version.criteria).filter(isNumber);
        return (figures.length > 0 ? figures : [undefined]).map((figure) => ({
          ...ruleRow(subject, rule, version, figure),
          licence: licence?.url,
        }));
      }),
    ),
  );

const ruleRow = (
  subject: string,
  { id, layer, kind, label }: Rule,
  version: RuleVersion,
  figure: NumberCriterion | undefined,
) => ({
  subject,
  rule: id,
  layer,
  kind,
  label_fr: label.fr,
  label_en: label.en,
  law_from: version.from,
  law_until: version.until,
  proposed: version.proposed ?? false,
  figure: figure && `${id}.${criterionName(figure)}`,
  figure_label_fr: figure?.label?.fr,
  figure_label_en: figure?.label?.en,
  measure: figure?.measure,
  operator: figure?.operator,
  value: figure?.value,
  unit: figure?.unit,
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

/** Every milestone, a line each, those that were cancelled included. */
export const milestonesCsv = ({ subjects, licence }: Published): string =>
  toCsv(
    Object.entries(subjects).flatMap(([subject, { milestones }]) =>
      milestones.map((milestone) => ({
        ...milestoneRow(subject, milestone),
        licence: licence?.url,
      })),
    ),
  );

const milestoneRow = (subject: string, milestone: Milestone) => ({
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
});
