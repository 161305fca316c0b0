import type { LawContext } from '@/downloads/law';
import { loadExample } from '@/loaders/examples';
import { capexKpi, opexKpi, turnoverKpi } from './examples/finance';
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
    ({ name, eligible, turnover, capex, opex }) => {
      const isAligned = turnover.aligned + capex.aligned + capex.plan > 0;
      return {
        activity: name,
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
  const threshold = figureValue(
    context.register,
    'taxonomy-materiality.share-of-denominator',
    context.day,
  );
  const { activities } = loadExample('taxonomy-turnover', context.locale).data;
  const kpi = kpis[column](activities, threshold);
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

/** The sums of a KPI over the columns of the sheet of activities. */
function sums({
  column,
  sheets: [activitySheet],
  word,
}: CellPlace): Record<'denominator' | (typeof parts)[number], string> {
  const cells = (id: string) => activitySheet?.rangeAbroad(id) ?? '';
  const yes = word('yesNo', 'yes');
  const is = (id: string, wanted: string) => `${cells(id)},"${wanted}"`;
  const sum = (id: string, ...tests: string[]) => `SUMIFS(${[cells(id), ...tests].join(',')})`;
  const unassessed = `${column}Unassessed`;
  const assessed = [is('eligible', yes), is(unassessed, `<>${yes}`)];
  const aligned = sum(`${column}Aligned`, ...assessed, is('dnsh', yes), is('safeguards', yes));
  return {
    denominator: `SUM(${cells(column)})`,
    eligible: sum(column, ...assessed),
    aligned: column === 'capex' ? `${aligned}+${sum('capexPlan', ...assessed)}` : aligned,
    nonMaterial: sum(column, is(unassessed, yes)),
    nonEligible: sum(column, is('eligible', `<>${yes}`), is(unassessed, `<>${yes}`)),
  };
}
