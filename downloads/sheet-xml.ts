import { headLine, isFormula, letter, type Sheet } from './workbook';

// What the library cannot write, added to the XML of a sheet (ECMA-376, part 1, 18.3.1).

/** Lines below the table that offer the same answers. */
const SPARE_LINES = 200;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Adds the results of formulas, which programs show until they recalculate, and the lists of choices. */
export const completeSheet = (xml: string, sheet: Sheet): string =>
  withChoices(withValues(xml, sheet), sheet);

/** Values of a sheet's formulas by cell, `C5`. */
function formulaValues({ settings = [], rows }: Sheet): Map<string, string | number> {
  const first = headLine(settings.length) + 1;
  const lines = [
    ...settings.map(({ value }, at) => ({ line: at + 1, cells: [null, value] })),
    ...rows.map((cells, at) => ({ line: first + at, cells })),
  ];
  return new Map(
    lines.flatMap(({ line, cells }) =>
      cells.flatMap((cell, at) =>
        isFormula(cell) ? [[`${letter(at)}${line}`, cell.value] as const] : [],
      ),
    ),
  );
}

function withValues(xml: string, sheet: Sheet): string {
  const values = formulaValues(sheet);
  return xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
    (whole, cell: string, attributes: string, formula: string) => {
      const value = values.get(cell);
      if (value === undefined) return whole;
      const type = typeof value === 'string' ? ' t="str"' : '';
      return `<c r="${cell}"${attributes}${type}><f>${formula}</f><v>${escaped(String(value))}</v></c>`;
    },
  );
}

/** Lists of answers. The longest that a cell may carry is 255 characters. */
function withChoices(xml: string, { settings = [], columns, rows }: Sheet): string {
  const first = headLine(settings.length) + 1;
  const last = first + rows.length + SPARE_LINES;
  const lists = columns.flatMap(({ choices }, at) =>
    choices
      ? [
          `<dataValidation type="list" allowBlank="1" sqref="${letter(at)}${first}:${letter(at)}${last}">` +
            `<formula1>"${escaped(choices.join(',')).replaceAll('&quot;', '""')}"</formula1></dataValidation>`,
        ]
      : [],
  );
  if (lists.length === 0) return xml;
  const block = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  // After these elements, before all others.
  const before = ['mergeCells', 'sheetData'].find((tag) => xml.includes(`</${tag}>`)) ?? '';
  return xml.replace(`</${before}>`, `</${before}>${block}`);
}
