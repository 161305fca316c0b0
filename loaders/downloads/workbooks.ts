import { site } from '@/lib/config/site';
import { formatDate } from '@/lib/dates';
import { typeset } from '@/lib/typography';
import { loadDownload, loadSharedDownload, type StatedDownload } from '@/loaders/downloads';
import { loadEvidence } from '@/loaders/evidence';
import { absoluteUrl } from '@/loaders/routes/addresses';
import { entryPath, guidePage } from '@/loaders/routes/registry';
import { cellFunctions, rowFunctions, settingFunctions } from './computed';
import { figureValue, type LawContext, withLaw } from './law';
import { type ColumnContent, type Given, type Place, Plan, type Row } from './plan';
import { type Cell, isFormula, type Sheet, type Workbook } from './workbook';

/** What a spreadsheet holds in a language, its first sheet telling what it is. */
export function workbookOf(id: string, context: LawContext): Workbook {
  const content = withLaw(loadDownload(id, context.locale), context);
  const plans = content.sheets.map(
    (sheet) =>
      new Plan(sheet, [
        ...sheet.rows.flatMap((row) => rowsOf(row, context)),
        ...Array.from({ length: sheet.emptyRows ?? 0 }, () => ({})),
      ]),
  );
  const sheets = plans.map((plan) => sheetOf(plan, plans, content, context));
  return [firstSheet(content, context, sheets), ...sheets].map((sheet) =>
    typesetSheet(sheet, context.locale),
  );
}

/** A row, or those that a computation puts in its place. */
function rowsOf({ computed, ...given }: Row, context: LawContext): Row[] {
  if (typeof computed !== 'string') return [given];
  return (rowFunctions[computed]?.(context) ?? []).map((row) => ({ ...row, ...given }));
}

function sheetOf(
  sheet: Plan,
  sheets: readonly Plan[],
  { lists }: StatedDownload,
  context: LawContext,
): Sheet {
  const { name, settings = [], columns } = sheet.content;
  const { between } = loadSharedDownload(context.locale);

  /** What stands in a cell: for a key of its list, the entry. */
  const cellOf = (
    given: Given | Cell,
    { kind, list, choices }: Partial<Pick<ColumnContent, 'kind' | 'list' | 'choices'>>,
  ): Cell => {
    if (given === undefined) return null;
    if (typeof given === 'boolean') return lists.yesNo?.[given ? 'yes' : 'no'] ?? null;
    if (Array.isArray(given)) return given.join(between);
    if (typeof given !== 'string') return given as Cell;
    const named = list ?? (typeof choices === 'string' ? choices : '');
    return kind === 'date' ? { day: given } : (lists[named]?.[given] ?? given);
  };

  const place: Place = {
    context,
    sheet,
    sheets,
    word: (list, key) => lists[list]?.[key] ?? key,
    setting: (index) => {
      const { computed = '', figure, of = '', value, kind, list } = settings[index] ?? {};
      return figure
        ? figureValue(context.register, figure, context.day) / (kind === 'percent' ? 100 : 1)
        : cellOf(settingFunctions[computed]?.({ ...place, of }) ?? value, { kind, list });
    },
  };
  const rowAt = (row: Row, at: number): Cell[] =>
    columns.map((column) => {
      const line = sheet.first + at;
      const cell = (id: string) => `${sheet.letter(id)}${line}`;
      const given =
        row[column.id] ??
        cellFunctions[column.computed ?? '']?.({ ...place, row, column: column.id, line, cell });
      const isForReaders = Object.keys(row).length === 0;
      return cellOf(given ?? (isForReaders ? undefined : column.value), column);
    });
  const offered = (choices: ColumnContent['choices']): string[] | undefined =>
    typeof choices === 'string' ? Object.values(lists[choices] ?? {}) : choices?.map(String);
  return {
    name,
    settings: settings.map(({ label, kind, input }, index) => ({
      label,
      value: place.setting(index),
      kind,
      input,
    })),
    columns: columns.map(({ title, width, kind, input, choices }) => ({
      title,
      width,
      kind,
      input,
      choices: offered(choices),
    })),
    rows: sheet.rows.map(rowAt),
  };
}

/** Typesets what readers see. Answers on offer stay as they are: formulas compare with them. */
function typesetSheet(sheet: Sheet, locale: LawContext['locale']): Sheet {
  return {
    ...sheet,
    settings: sheet.settings?.map((setting) => ({
      ...setting,
      label: typeset(setting.label, locale),
    })),
    columns: sheet.columns.map((column) => ({ ...column, title: typeset(column.title, locale) })),
    rows: sheet.rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? typeset(cell, locale) : cell)),
    ),
  };
}

const linkTo = (address: string): Cell => ({
  formula: `HYPERLINK("${address}")`,
  value: address,
});

/** The first sheet: what the file is, where it comes from, and its date. */
function firstSheet(
  { title, purpose, guide }: StatedDownload,
  { day, locale }: LawContext,
  sheets: Workbook,
): Sheet {
  const words = loadSharedDownload(locale).firstSheet;
  const address = absoluteUrl(entryPath(guidePage(guide), locale), site.origin);
  const calculates = sheets.some(({ settings = [], rows }) =>
    [...settings.map(({ value }) => value), ...rows.flat()].some(isFormula),
  );
  const evidence = loadEvidence();
  const { data, granted } = site.licences;
  return {
    name: words.name,
    columns: [
      { title: words.file, width: 26 },
      { title, width: 90 },
    ],
    rows: [
      [words.purpose, purpose],
      [
        words.howTo,
        [words.yellow, ...(calculates ? [words.formulas] : []), words.examples].join(' '),
      ],
      [words.source, site.brand],
      [words.guide, linkTo(address)],
      [words.madeOn, formatDate(day, locale)],
      [words.unionLaw, formatDate(evidence.eu, locale)],
      [words.frenchLaw, formatDate(evidence.fr, locale)],
      [
        words.licence,
        // Without a licence, the file serves those it is offered to.
        granted ? data.name : words.noLicence.replace('{licence}', data.name),
      ],
      [words.licenceAddress, linkTo(data.url)],
      [words.scope, words.noAdvice],
    ],
  };
}
