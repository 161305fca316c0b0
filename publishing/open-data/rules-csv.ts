import { criterionName } from '@/law/figures';
import {
  flatCriteria,
  isNumber,
  type NumberCriterion,
  type Register,
  type Rule,
  type RuleVersion,
} from '@/law/register';
import { type Row, toCsv } from './csv';

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
] as const;

/** Every wording of every rule: a line for each of its figures, or a single one when it has none. */
export const rulesCsv = (register: Register): string =>
  toCsv(
    rulesColumns,
    Object.entries(register).flatMap(([subject, { rules }]) =>
      rules.flatMap((rule) =>
        rule.versions.flatMap((version) => {
          const row = { subject, ...ruleFields(rule), ...versionFields(version) };
          const figures = flatCriteria(version.criteria).filter(isNumber);
          return figures.length > 0
            ? figures.map((figure) => ({ ...row, ...figureFields(rule, figure) }))
            : [row];
        }),
      ),
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
