import type { LawContext } from '@/loaders/downloads/law';
import { loadExample } from '@/loaders/examples';
import { capexKpi, opexKpi, turnoverKpi } from './examples/taxonomy';
import { figureValue } from './law';
import type { CellPlace, Row } from './plan';
import type { Formula } from './workbook';

const PERCENT = 100;
/** Rows of the sheet of KPIs between its denominator and its shares, in their order. */
const parts = ['eligible', 'aligned', 'nonMaterial', 'nonEligible'] as const;
const kpis = { turnover: turnoverKpi, capex: capexKpi, opex: opexKpi } as const;

/** The example's activities, as rows of the sheet of activities. */
export const activityRows = ({ locale }: LawContext): Row[] =>
  loadExample('taxonomy-turnover', locale).data.activities.map(
    ({ name, entity, eligible, turnover, capex, opex }) => {
      const isAligned = turnover.aligned + capex.aligned + capex.plan > 0;
      return {
        activity: name,
        entity,
        ...(eligible && { objective: 'mitigation' }),
        eligible,
        turnoverUnassessed: turnover.unassessed ?? false,
        capexUnassessed: capex.unassessed ?? false,
        opexUnassessed: opex.unassessed ?? false,
        turnover: turnover.total,
        turnoverAligned: turnover.aligned,
        capex: capex.total,
        capexAligned: capex.aligned,
        capexPlan: capex.plan,
        opex: opex.total,
        opexAligned: opex.aligned,
        ...(isAligned && { dnsh: true, safeguards: true }),
      };
    },
  );

/**
 * A line of a KPI, by the ids of its row and of its column: sums over the sheet of activities, the first. OpEx
 * is blank where it is not material, but for its denominator, which must be disclosed all the same.
 */
export function kpiCell(place: CellPlace): Formula {
  const { row, sheet, word, context } = place;
  const [yes, no] = [word('yesNo', 'yes'), word('yesNo', 'no')];
  const column = place.column as keyof typeof kpis;
  const kpi = exampleKpi(column, context);
  const at = (id: string) =>
    `${sheet.letter(column)}${sheet.first + sheet.rows.findIndex((each) => each.id === id)}`;
  const perDenominator = (formula: string) => `IF(${at('denominator')}=0,"",${formula})`;
  const { formula, value } = ((): Formula => {
    if (row.id === 'denominator')
      return { formula: sums(place).denominator, value: kpi.denominator };
    if (row.id === 'mayLeaveOut')
      return {
        formula: perDenominator(
          `IF(${at('nonMaterial')}<$B$1*${at('denominator')},"${yes}","${no}")`,
        ),
        value: kpi.mayLeaveOut ? yes : no,
      };
    const part = parts.find((id) => `${row.id}`.startsWith(id)) ?? 'eligible';
    return row.id === part
      ? { formula: sums(place)[part], value: kpi[part].amount }
      : {
          formula: perDenominator(`ROUND(${at(part)}/${at('denominator')}*${PERCENT},1)`),
          value: Math.round(kpi[part].percent * 10) / 10,
        };
  })();
  return column === 'opex' && row.id !== 'denominator'
    ? { formula: `IF($B$2="${no}","",${formula})`, value: '' }
    : { formula, value };
}

/** A KPI of the example. */
const exampleKpi = (column: keyof typeof kpis, { register, day, locale }: LawContext) =>
  kpis[column](
    loadExample('taxonomy-turnover', locale).data.activities,
    figureValue(register, 'taxonomy-materiality.share-of-denominator', day),
  );

/** Columns of the template that are a part of what is aligned, by objective or by role. */
const breakdown = {
  objective: ['mitigation', 'adaptation', 'water', 'circular', 'pollution', 'biodiversity'],
  role: ['enabling', 'transitional'],
} as const;

/** A cell of the summary template (Annex II, Template 1), on the row of a KPI. OpEx as in the sheet of KPIs. */
export function templateCell(place: CellPlace): Formula {
  const { row, column, sheets, word, context } = place;
  const kpi = exampleKpi(row.id as keyof typeof kpis, context);
  const of = { ...place, column: `${row.id}` };
  const { denominator, aligned, eligible, nonMaterial } = sums(of);
  if (column === 'total') return { formula: denominator, value: kpi.denominator };
  const share = (formula: string, value: number): Formula => ({
    formula: `IF(${denominator}=0,"",(${formula})/${denominator})`,
    value: value / kpi.denominator,
  });
  const { formula, value } = ((): Formula => {
    if (column === 'alignedAmount') return { formula: aligned, value: kpi.aligned.amount };
    if (column === 'aligned') return share(aligned, kpi.aligned.amount);
    if (column === 'eligible') return share(eligible, kpi.eligible.amount);
    if (column === 'nonMaterial') return share(nonMaterial, kpi.nonMaterial.amount);
    const [list, by] = breakdown.role.some((role) => role === column)
      ? (['roles', 'role'] as const)
      : (['objectives', 'objective'] as const);
    const part = sums(of, [by, word(list, column)]).aligned;
    // All that the example aligns serves mitigation; it gives no roles.
    return share(part, column === 'mitigation' ? kpi.aligned.amount : 0);
  })();
  const isMaterial = `${sheets[1]?.content.name}!$B$2`;
  return row.id === 'opex'
    ? { formula: `IF(${isMaterial}="${word('yesNo', 'no')}","",${formula})`, value: '' }
    : { formula, value };
}

/** The sums of a KPI over the columns of the sheet of activities, of those with a word in a column if one is given. */
function sums(
  { column, sheets: [activitySheet], word }: CellPlace,
  only?: readonly [column: string, word: string],
): Record<'denominator' | (typeof parts)[number], string> {
  const cells = (id: string) => activitySheet?.rangeAbroad(id) ?? '';
  const yes = word('yesNo', 'yes');
  const is = (id: string, wanted: string) => `${cells(id)},"${wanted}"`;
  const sum = (id: string, ...tests: string[]) => `SUMIFS(${[cells(id), ...tests].join(',')})`;
  const unassessed = `${column}Unassessed`;
  const assessed = [
    is('eligible', yes),
    is(unassessed, `<>${yes}`),
    ...(only ? [is(...only)] : []),
  ];
  const aligned = sum(`${column}Aligned`, ...assessed, is('dnsh', yes), is('safeguards', yes));
  return {
    denominator: `SUM(${cells(column)})`,
    eligible: sum(column, ...assessed),
    aligned: column === 'capex' ? `${aligned}+${sum('capexPlan', ...assessed)}` : aligned,
    nonMaterial: sum(column, is(unassessed, yes)),
    nonEligible: sum(column, is('eligible', `<>${yes}`), is(unassessed, `<>${yes}`)),
  };
}
