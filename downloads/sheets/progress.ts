import type { Cell, Column, Sheet } from '@/downloads/workbook';
import type { Written } from '@/lib/i18n/written';
import { empty, firstLine, inLanguage, range, ready, states } from './common';

const SETTINGS = 1;

/** A list to work through: what it is made of, and who does what by when. */
interface WorkList {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Adds the columns of the work, and above the table the share that is ready. */
export function progressSheet({ name, columns, rows }: WorkList, locale: Written): Sheet {
  const t = inLanguage(locale);
  const state = columns.length;
  const cells = range(state, firstLine(SETTINGS), rows.length);
  return {
    name,
    settings: [
      {
        label: t('Part prête', 'Share ready'),
        value: { formula: `COUNTIF(${cells},"${ready[locale]}")/${rows.length}`, value: 0 },
        kind: 'percent',
      },
    ],
    columns: [
      ...columns,
      { title: t('État', 'Status'), width: 12, choices: states[locale], input: true },
      { title: t('Écart constaté', 'Gap found'), width: 34, input: true },
      { title: t('Responsable', 'Owner'), width: 20, input: true },
      { title: t('Échéance', 'Due'), width: 14, kind: 'date', input: true },
      { title: t('Preuve', 'Evidence'), width: 30, input: true },
    ],
    rows: rows.map((row) => [...row, states[locale][0] ?? null, ...empty(4)]),
  };
}
