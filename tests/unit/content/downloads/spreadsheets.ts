import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import calculate from 'xlsx-calc';
import { addDays } from '@/lib/dates';
import type { Written } from '@/lib/i18n/locales';
import { isWeekend } from '@/loaders/downloads/examples/working-days';
import { dayOf, serialOf } from '@/loaders/downloads/workbook';
import { workbookOf } from '@/loaders/downloads/workbooks';
import { toXlsx } from '@/loaders/downloads/xlsx';
import { loadRegister } from '@/loaders/law';

export const law = { register: loadRegister(), day: '2026-11-22' };

/** A spreadsheet as another library reads it from the file. */
export const readBack = async (id: string, locale: Written): Promise<WorkBook> =>
  read(await toXlsx(workbookOf(id, { ...law, locale }), locale), { cellFormula: true });

/** A sheet by its place, the cover being the first. */
export function sheetAt(book: WorkBook, index: number): WorkSheet {
  const sheet = book.Sheets[book.SheetNames[index] ?? ''];
  if (!sheet) throw new Error(`There is no sheet ${index}.`);
  return sheet;
}

type Range = unknown[][];
const numbers = (ranges: readonly unknown[]) =>
  ranges.flat(2).filter((value): value is number => typeof value === 'number');
const fits = (value: unknown, wanted: string | number): boolean => {
  const [, sign, than = ''] = /^(<>|>)(.*)$/.exec(`${wanted}`) ?? [];
  if (sign === '>') return typeof value === 'number' && value > Number(than);
  return sign ? (value ?? '') !== than : value === wanted;
};

/** Functions of the formulas that the engine lacks, as far as the formulas use them. */
const missing = {
  HYPERLINK: (address: string) => address,
  COUNT: (...ranges: unknown[]) => numbers(ranges).length,
  COUNTIF: (range: Range, wanted: string | number) =>
    range.flat().filter((each) => fits(each, wanted)).length,
  SUMIFS: (sums: Range, ...given: unknown[]) => {
    const tests = given.map((each) => (Array.isArray(each) ? each.flat() : `${each}`));
    const holds = (line: number) =>
      tests.every((test, at) => at % 2 === 1 || fits(test[line], `${tests[at + 1]}`));
    const held = numbers(sums.flat().filter((_, line) => holds(line)));
    return held.reduce((sum, value) => sum + value, 0);
  },
  WORKDAY: (from: number, count: number, holidays: Range) => {
    let [day, left] = [dayOf(from), count];
    while (left > 0) {
      day = addDays(day, 1);
      if (!isWeekend(day) && !holidays.flat().includes(serialOf(day))) left--;
    }
    return serialOf(day);
  },
};
calculate.import_functions(missing);

/** Calculates every formula anew. @throws when one cannot be. */
export function recalculate(book: WorkBook): void {
  for (const sheet of Object.values(book.Sheets))
    for (const cell of Object.values(sheet)) if (cell?.f) delete cell.v;
  calculate(book);
}

/** A spreadsheet to fill in. Cells are those of the first sheet after the cover, or of another: `2!B5`. */
export async function opened(id: string, locale: Written) {
  const book = await readBack(id, locale);
  const at = (address: string): [WorkSheet, string] => {
    const [cell = '', sheet = '1'] = address.split('!').reverse();
    return [sheetAt(book, Number(sheet)), cell];
  };
  return {
    book,
    /** Changes some inputs, calculates, and reads cells. */
    calculated(inputs: Readonly<Record<string, string | number>>, cells: readonly string[]) {
      for (const [address, value] of Object.entries(inputs)) {
        const [sheet, cell] = at(address);
        sheet[cell] = { t: typeof value === 'number' ? 'n' : 's', v: value };
      }
      recalculate(book);
      return cells.map((address): unknown => {
        const [sheet, cell] = at(address);
        return sheet[cell].v;
      });
    },
  };
}

/** Formulas of a spreadsheet by sheet and cell, with what they come to. */
export const formulasOf = (book: WorkBook): Map<string, { formula: string; value: unknown }> =>
  new Map(
    Object.entries(book.Sheets).flatMap(([name, sheet]) =>
      Object.entries(sheet).flatMap(([cell, content]) =>
        content?.f ? [[`${name}!${cell}`, { formula: content.f, value: content.v }] as const] : [],
      ),
    ),
  );
