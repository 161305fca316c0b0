import type { CellObject } from 'write-excel-file/node';
import type { Written } from '@/lib/i18n/written';
import { serialOf } from './days';
import { type Cell, isDay, isFormula, type Kind } from './workbook';

const dateFormats: Record<Written, string> = { fr: 'dd/mm/yyyy', en: 'd mmm yyyy' };

/** From the site's palette: behind heads, behind what readers fill in, and between cells. */
const HEAD = '#E7ECE6';
const INPUT = '#FFF9E5';
const BORDER = '#C9CFC8';

const look = {
  borderColor: BORDER,
  borderStyle: 'thin',
  wrap: true,
  alignVertical: 'top',
} as const;

interface Place {
  readonly kind?: Kind | undefined;
  readonly input?: boolean | undefined;
}

/** A cell with its type, its number format and its look. */
export function writtenCell(cell: Cell, { kind, input }: Place, locale: Written): CellObject {
  const style = { ...look, ...(input && { backgroundColor: INPUT }), ...formatOf(kind, locale) };
  if (cell === null) return 'format' in style ? { ...style, type: Number } : style;
  if (isFormula(cell)) return { ...style, type: 'Formula', value: cell.formula };
  if (isDay(cell))
    return { ...style, ...formatOf('date', locale), type: Number, value: serialOf(cell.day) };
  if (typeof cell === 'number') return { ...style, type: Number, value: cell };
  const { format: _, ...text } = { format: '', ...style };
  return { ...text, type: String, value: cell };
}

export const headCell = (title: string): CellObject => ({
  ...look,
  type: String,
  value: title,
  fontWeight: 'bold',
  backgroundColor: HEAD,
});

export const labelCell = (label: string): CellObject => ({
  type: String,
  value: label,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
});

function formatOf(kind: Kind | undefined, locale: Written): { format?: string } {
  if (kind === 'percent') return { format: '0.0%' };
  return kind === 'date' ? { format: dateFormats[locale] } : {};
}
