import { addDays, weeksBefore } from '@/lib/dates';
import type { LawContext } from '@/loaders/downloads/law';
import { loadExample } from '@/loaders/examples';
import { plannedClosing, plannedTasks } from '@/loaders/work-plan';
import { grossOf } from './examples/compute';
import { correctionDays, isHoliday } from './examples/working-days';
import { gradeIn, impactIn, materialityCells, severityIn } from './materiality';
import {
  coefficientCell,
  coverageCell,
  holdingRows,
  indicatorCell,
  promotedShare,
  valueCell,
  yearOf,
} from './pai';
import type { CellPlace, Given, Row, SettingPlace } from './plan';
import { activityRows, kpiCell, templateCell } from './taxonomy';
import { type Cell, type Formula, isDay, serialOf } from './workbook';

// What the files of content/downloads name with `computed`. Formulas are written for the columns of their
// sheets, by id; each comes with its result, for readers that do not calculate.

/** Above a table. */
export const settingFunctions: Readonly<Record<string, (place: SettingPlace) => Cell>> = {
  /** The day on which the assurance report on that year is signed. */
  signing: ({ context }) => {
    const { meetingAfterWeeks, stages } = loadExample('assurance-planning', context.locale).data;
    const signed = stages.find(({ id }) => id === 'signed')?.weeksBefore ?? 0;
    return { day: weeksBefore(plannedClosing(), signed - meetingAfterWeeks) };
  },
  /** The share of a list to work through that is ready, by its column `state`. */
  'share-ready': ({ sheet, word }) => ({
    formula: `COUNTIF(${sheet.range('state')},"${word('states', 'ready')}")/${sheet.rows.length}`,
    value: 0,
  }),
  /** The datapoints of the VSME that may be asked at the headcount in B1. */
  'asked-of-you': ({ sheet, word }) => ({
    formula: `COUNTIF(${sheet.range('yours')},"${word('requests', 'yes')}")`,
    value: 0,
  }),
  /** A column of scores up to 3, weighted by the column `weight`. */
  'weighted-score': ({ sheet, of }) => ({
    formula: `SUMPRODUCT(${sheet.range('weight')},${sheet.range(of)})/(3*SUM(${sheet.range('weight')}))`,
    value: 0,
  }),
  'example-threshold': ({ context }) => impactIn(context).threshold,
  /** The score from which the example takes a dependency further. */
  'example-cut-off': ({ context }) =>
    loadExample('tnfd-leap', context.locale).data.takenFurtherFrom,
  /** The day on which the work plan has the threshold set. */
  'threshold-day': () => ({
    day: weeksBefore(plannedClosing(), plannedTasks().get('set-threshold') ?? 0),
  }),
  /** The severity from which a risk gets an action plan. */
  'example-priority': ({ context }) => risksIn(context).priorityFrom,
  'promoted-share': promotedShare,
};

/** Rows in place of one that names the function; cells that it gives itself are added to each. */
export const rowFunctions: Readonly<Record<string, (context: LawContext) => Row[]>> = {
  activities: activityRows,
  /** The impact that the example of double materiality scores. */
  'example-impact': (context) => {
    const { name, scale, scope, irremediability, likelihood } = impactIn(context);
    return [{ description: name, scale, scope, irremediability, likelihood }];
  },
  /** The risks of the example of due diligence, in the order of their file. */
  'example-risks': (context) => risksIn(context).risks.map((risk) => ({ ...risk })),
  /** The dependencies of the site in the example. */
  'example-dependencies': ({ locale }) =>
    loadExample('tnfd-leap', locale).data.dependencies.map((dependency) => ({ ...dependency })),
  /** The rating whose notice the example counts from. */
  'example-notice': ({ locale }) => [
    { notified: loadExample('rating-correction', locale).data.notifiedOn },
  ],
  /** What the fund of the example holds, and knows of each company. */
  holdings: holdingRows,
  /** Public holidays in France of five years, from that of the day on. */
  holidays: ({ day }) => {
    const year = Number(day.slice(0, 4));
    const days: Row[] = [];
    for (let date = `${year}-01-01`; date <= `${year + 4}-12-31`; date = addDays(date, 1))
      if (isHoliday(date)) days.push({ day: date });
    return days;
  },
};

/** In every row, the empty ones included; a cell that its row gives comes first. */
export const cellFunctions: Readonly<Record<string, (place: CellPlace) => Cell | Given>> = {
  /** A day counted back from the one in B1 by the weeks in the column `weeks`. */
  'weeks-before': ({ cell, row, setting }) => {
    const from = setting(0);
    return {
      formula: `$B$1-7*${cell('weeks')}`,
      value: isDay(from) ? serialOf(weeksBefore(from.day, Number(row.weeks))) : '',
    };
  },
  /** Whether a customer may ask for it at the headcount in B1: B2 is the lower cap, B3 where the protection ends. */
  'cap-at-headcount': ({ cell, word }) => ({
    formula: `IF($B$1="","",IF($B$1>$B$3,"${word('requests', 'unprotected')}",IF($B$1<=$B$2,${cell('smallest')},${cell('larger')})))`,
    value: '',
  }),
  ...materialityCells,
  /** Severity, likelihood and irremediability, read digit by digit. */
  gross: ({ cell, row }) => {
    const [severity, likelihood, last] = ['severity', 'likelihood', 'irremediability'].map(cell);
    return {
      formula: `IF(OR(${severity}="",${likelihood}="",${last}=""),"",100*${severity}+10*${likelihood}+${last})`,
      value: grossIn(row) ?? '',
    };
  },
  /** The place of a risk among all: one more than those with a higher gross score. */
  'gross-rank': ({ cell, row, sheet }) => {
    const gross = grossIn(row);
    const higher = sheet.rows.filter((other) => (grossIn(other) ?? 0) > (gross ?? 0));
    return {
      formula: `IF(${cell('gross')}="","",1+COUNTIF(${sheet.rangeHere('gross')},">"&${cell('gross')}))`,
      value: gross === undefined ? '' : 1 + higher.length,
    };
  },
  /** Whether another risk has the same gross score, so that people have to choose. */
  tied: ({ cell, row, sheet, word }) => {
    const [yes, no, gross] = [word('yesNo', 'yes'), word('yesNo', 'no'), grossIn(row)];
    const same = sheet.rows.filter((other) => grossIn(other) === gross);
    return {
      formula: `IF(${cell('gross')}="","",IF(COUNTIF(${sheet.rangeHere('gross')},${cell('gross')})>1,"${yes}","${no}"))`,
      value: gross === undefined ? '' : same.length > 1 ? yes : no,
    };
  },
  /** Whether its severity asks for an action plan, by the cut-off in B1. */
  'plan-due': ({ cell, row, setting, word }) => {
    const [yes, no, severity] = [word('yesNo', 'yes'), word('yesNo', 'no'), severityIn(row)];
    return {
      formula: `IF(${cell('severity')}="","",IF(${cell('severity')}>=$B$1,"${yes}","${no}"))`,
      value: severity === undefined ? '' : severity >= Number(setting(0)) ? yes : no,
    };
  },
  /** Reliance on a service of nature times the degradation of what provides it. */
  'dependency-score': ({ cell, row }) => ({
    formula: `IF(COUNT(${cell('reliance')}:${cell('degradation')})=2,${cell('reliance')}*${cell('degradation')},"")`,
    value: dependencyScore(row) ?? '',
  }),
  'dependency-taken-further': ({ cell, row, setting, word }) => {
    const [yes, no, score] = [word('yesNo', 'yes'), word('yesNo', 'no'), dependencyScore(row)];
    return {
      formula: `IF(${cell('score')}="","",IF(${cell('score')}>=$B$1,"${yes}","${no}"))`,
      value: score === undefined ? '' : score >= Number(setting(0)) ? yes : no,
    };
  },
  'indicator-name': (place) => indicatorOf(place)?.name,
  'indicator-unit': (place) => indicatorOf(place)?.unit,
  /** The average of the four quarter ends, once there are four. */
  'quarter-average': ({ cell, row, context }) => {
    const quarters = `${cell('march')}:${cell('december')}`;
    return {
      formula: `IF(COUNT(${quarters})=4,AVERAGE(${quarters}),"")`,
      value: row.number === undefined ? '' : yearOf(row, context),
    };
  },
  'pai-value': valueCell,
  'pai-coefficient': coefficientCell,
  'pai-quarter': indicatorCell,
  'pai-coverage': coverageCell,
  /** The first working day after the full ones in B1, without the holidays of the second sheet. */
  'earliest-issue': ({ cell, row, setting, sheets: [, holidays] }): Formula => ({
    formula: `IF(${cell('notified')}="","",WORKDAY(${cell('notified')},$B$1+1,${holidays?.rangeAbroad('day')}))`,
    value:
      row.notified === undefined
        ? ''
        : serialOf(
            correctionDays(`${row.notified}`, Number(setting(0))).at(-1)?.day ?? `${row.notified}`,
          ),
  }),
  'taxonomy-kpi': kpiCell,
  'taxonomy-template': templateCell,
};

const indicatorOf = ({ row, context }: CellPlace) =>
  loadExample('sfdr-fund', context.locale).data.indicators.find(
    ({ number }) => number === row.number,
  );

const dependencyScore = ({ reliance, degradation }: Row): number | undefined =>
  reliance === undefined || degradation === undefined
    ? undefined
    : Number(reliance) * Number(degradation);

const risksIn = ({ locale }: LawContext) => loadExample('csddd-risk-map', locale).data;

function grossIn(row: Row): number | undefined {
  const [scale, scope, irremediability, likelihood] = [
    'scale',
    'scope',
    'irremediability',
    'likelihood',
  ].map((column) => gradeIn(row, column));
  return scale && scope && irremediability && likelihood
    ? grossOf({ scale, scope, irremediability, likelihood })
    : undefined;
}
