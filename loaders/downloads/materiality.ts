import type { LawContext } from '@/loaders/downloads/law';
import { loadExample } from '@/loaders/examples';
import { type Grade, scoreOf, severityOf, TOP } from './examples/compute';
import type { CellPlace, Given, Row } from './plan';
import type { Cell } from './workbook';

// The grid of impacts, risks and opportunities: what loaders/downloads/computed.ts offers for its columns.

export const materialityCells: Readonly<Record<string, (place: CellPlace) => Cell | Given>> = {
  severity: ({ cell, row }) => {
    const grades = `${cell('scale')}:${cell('irremediability')}`;
    return { formula: `IF(COUNT(${grades})=0,"",MAX(${grades}))`, value: severityIn(row) ?? '' };
  },
  /** What a score is about: the harm as it occurred, or before or after measures that are implemented and work. */
  basis: ({ cell, row, word }) => {
    const [severity, magnitude, yes] = [cell('severity'), cell('magnitude'), word('yesNo', 'yes')];
    const [occurred, before, after, financial] = BASES.map((basis) => word('bases', basis));
    const value = basisIn(row);
    return {
      formula:
        `IF(${magnitude}<>"","${financial}",IF(${severity}="","",IF(${cell('actual')}="${yes}","${occurred}",` +
        `IF(${cell('effective')}="${yes}","${after}","${before}"))))`,
      value: value ? word('bases', value) : '',
    };
  },
  /**
   * Severity, or magnitude, times likelihood, over five; severity alone where it has happened or for human rights.
   * Of a potential impact, grades after measures replace those before, where there are any.
   */
  score: ({ cell, row, word }) => {
    const [severity, likelihood, magnitude, yes] = [
      cell('severity'),
      cell('likelihood'),
      cell('magnitude'),
      word('yesNo', 'yes'),
    ];
    const after = (column: string, before: string) =>
      `IF(AND(${cell('basis')}="${word('bases', 'after')}",${cell(column)}<>""),${cell(column)},${before})`;
    return {
      formula:
        `IF(${magnitude}<>"",IF(${likelihood}="","",${magnitude}*${likelihood}/${TOP}),IF(${severity}="","",` +
        `IF(OR(${cell('actual')}="${yes}",${cell('humanRights')}="${yes}"),${after('severityAfter', severity)},` +
        `IF(${likelihood}="","",${after('severityAfter', severity)}*${after('likelihoodAfter', likelihood)}/${TOP}))))`,
      value: scoreIn(row) ?? '',
    };
  },
  /** What is material, but of opportunities only those pursued. */
  reported: ({ cell, row, word, context }) => {
    const [yes, no, score] = [word('yesNo', 'yes'), word('yesNo', 'no'), scoreIn(row)];
    const isLeftOut = row.kind === 'opportunity' && row.pursued !== 'yes';
    return {
      formula:
        `IF(${cell('material')}="","",IF(AND(${cell('material')}="${yes}",` +
        `OR(${cell('kind')}<>"${word('kinds', 'opportunity')}",${cell('pursued')}="${yes}")),"${yes}","${no}"))`,
      value:
        score === undefined ? '' : score >= impactIn(context).threshold && !isLeftOut ? yes : no,
    };
  },
  /** Whether a line was scored once the threshold, of the day in B2, was there. */
  'scored-after-threshold': ({ cell, word }) => ({
    formula: `IF(${cell('scoredOn')}="","",IF(${cell('scoredOn')}>=$B$2,"${word('yesNo', 'yes')}","${word('yesNo', 'no')}"))`,
    value: '',
  }),
  /** What the top-down analysis leaves to the grid. */
  'not-evident': ({ cell, word }) => ({
    formula: `IF(${cell('verdict')}="${word('verdicts', 'notEvident')}","${word('yesNo', 'yes')}","")`,
    value: '',
  }),
  material: ({ cell, row, word, context }) => {
    const [yes, no, score] = [word('yesNo', 'yes'), word('yesNo', 'no'), scoreIn(row)];
    return {
      formula: `IF(${cell('score')}="","",IF(${cell('score')}>=$B$1,"${yes}","${no}"))`,
      value: score === undefined ? '' : score >= impactIn(context).threshold ? yes : no,
    };
  },
};

export const impactIn = ({ locale }: LawContext) =>
  loadExample('double-materiality-impact', locale).data;

export const gradeIn = (row: Row, column: string): Grade | undefined =>
  row[column] === undefined ? undefined : Number(row[column]);

export function severityIn(row: Row): Grade | undefined {
  const [scale, scope, irremediability = 1] = ['scale', 'scope', 'irremediability'].map((column) =>
    gradeIn(row, column),
  );
  return scale && scope && severityOf({ scale, scope, irremediability });
}

const BASES = ['occurred', 'before', 'after', 'financial'] as const;

function basisIn(row: Row): (typeof BASES)[number] | undefined {
  if (row.magnitude !== undefined) return 'financial';
  if (severityIn(row) === undefined) return undefined;
  if (row.actual === 'yes') return 'occurred';
  return row.effective === 'yes' ? 'after' : 'before';
}

function scoreIn(row: Row): number | undefined {
  const before = { severity: severityIn(row), likelihood: gradeIn(row, 'likelihood') ?? 1 };
  const magnitude = gradeIn(row, 'magnitude');
  if (magnitude !== undefined) return scoreOf(magnitude, before.likelihood);
  const isAfter = basisIn(row) === 'after';
  const severity = (isAfter && gradeIn(row, 'severityAfter')) || before.severity;
  const likelihood = (isAfter && gradeIn(row, 'likelihoodAfter')) || before.likelihood;
  const isAsSevere = row.actual === 'yes' || row.humanRights === 'yes';
  return severity && scoreOf(severity, likelihood, isAsSevere);
}
