import { isDay } from '@/lib/dates';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import {
  type Download,
  downloadIds,
  readDownload,
  readSharedDownload,
  type Sheet,
} from '@/loaders/downloads';
import { cellFunctions, rowFunctions, settingFunctions } from '@/loaders/downloads/computed';
import { workbookOf } from '@/loaders/downloads/workbooks';
import { soundRegister, whyNoFigure, whyNoSubject } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import { whyNoDay } from '@/loaders/schema/fields';
import type { YamlPath } from '@/loaders/yaml/document';
import { reportTo, type YamlReport } from './report';
import { namedFigures } from './rules/law-stated';
import { whyNoGuide } from './rules/links';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the spreadsheets. Never throws for bad content.
 * @param today the day whose law they state, `YYYY-MM-DD`.
 */
export function checkDownloads(today: string): ContentProblem[] {
  const ids = downloadIds();
  if (ids.length === 0) return [];
  const shared = readSharedDownload();
  return [
    ...shared.problems,
    ...(shared.document ? checkBilingualWording(shared.file, shared.document) : []),
    ...ids.flatMap((id) => checkDownload(id, today)),
  ];
}

function checkDownload(id: string, today: string): ContentProblem[] {
  const { file, value, document, problems: faults } = readDownload(id);
  if (!document) return [...faults];
  const problems = [
    ...faults,
    ...checkBilingualWording(file, document),
    ...namedFigures(file, document.texts(), today),
  ];
  if (!value) return problems;
  const report = reportTo(problems, file, document);
  checkSubject(value, report);
  const lists = { ...readSharedDownload().value?.lists, ...value.lists };
  for (const [index, sheet] of value.sheets.entries()) {
    const at: YamlPath = ['sheets', index];
    checkNames(sheet, at, lists, report);
    const ids = sheet.columns.map((column) => column.id);
    for (const [line, row] of sheet.rows.entries())
      for (const key of Object.keys(row)) {
        if (['id', 'computed', ...ids].includes(key)) continue;
        const hint = didYouMean(key, ids);
        const message = say('The sheet has no column "#{key}".#{hint}', { key, hint });
        problems.push(errorAt(file, message, document.placeOfKey([...at, 'rows', line], key)));
      }
  }
  return problems.length > 0 ? problems : checkFormulas(id, file, today);
}

/** The guide and the law that a spreadsheet belongs to; it is published with its guide. */
function checkSubject({ guide, subject }: Download, report: YamlReport): void {
  report(whyNoGuide(guide, undefined), ['guide']);
  report(whyNoSubject(subject), ['subject']);
}

/** Lists, computations, columns and figures that a sheet names. */
function checkNames(
  { settings = [], columns, rows }: Sheet,
  at: YamlPath,
  lists: NonNullable<Download['lists']>,
  report: YamlReport,
): void {
  const known = (kind: string, name: unknown, names: readonly string[], path: YamlPath) => {
    if (typeof name === 'string' && !names.includes(name))
      report(
        say('There is no #{kind} "#{name}".#{hint}', { kind, name, hint: didYouMean(name, names) }),
        path,
      );
  };
  const ids = columns.map(({ id }) => id);
  for (const [index, { computed, of, figure, list }] of settings.entries()) {
    const path = [...at, 'settings', index];
    known(say('computation'), computed, Object.keys(settingFunctions), [...path, 'computed']);
    known(say('column'), of, ids, [...path, 'of']);
    known(say('list'), list, Object.keys(lists), [...path, 'list']);
    if (figure) report(whyNoFigure(figure), [...path, 'figure']);
  }
  for (const [index, { id, computed, list, choices, kind, value }] of columns.entries()) {
    const path = [...at, 'columns', index];
    if (ids.indexOf(id) < index)
      report(say('"#{id}" is already the id of another column; give this one its own.', { id }), [
        ...path,
        'id',
      ]);
    known(say('computation'), computed, Object.keys(cellFunctions), [...path, 'computed']);
    known(say('list'), list, Object.keys(lists), [...path, 'list']);
    known(say('list'), choices, Object.keys(lists), [...path, 'choices']);
    const named = list ?? choices;
    const entries = typeof named === 'string' ? lists[named] : undefined;
    const checkCell = (cell: unknown, place: YamlPath) => {
      if (entries)
        known(
          say('entry of the list "#{list}" called', { list: String(named) }),
          cell,
          Object.keys(entries),
          place,
        );
      if (kind === 'date' && typeof cell === 'string' && !isDay(cell))
        report(`${whyNoDay(cell)}.`, place);
    };
    checkCell(value, [...path, 'value']);
    for (const [line, row] of rows.entries()) checkCell(row[id], [...at, 'rows', line, id]);
  }
  for (const [line, { computed }] of rows.entries())
    known(say('computation'), computed, Object.keys(rowFunctions), [
      ...at,
      'rows',
      line,
      'computed',
    ]);
}

/** Computations ask for columns by name. */
function checkFormulas(id: string, file: string, day: string): ContentProblem[] {
  try {
    workbookOf(id, { register: soundRegister().register, day, locale: 'en' });
    return [];
  } catch (cause) {
    return [errorAt(file, (cause as Error).message, { line: 1, column: 1 })];
  }
}
