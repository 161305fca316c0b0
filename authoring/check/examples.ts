import { locales } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { exampleValues, VALUE } from '@/loaders/downloads/examples/show';
import type { Values } from '@/loaders/downloads/examples/words';
import {
  type Example,
  type ExampleId,
  exampleFiles,
  exampleIds,
  readExample,
} from '@/loaders/examples';
import { soundRegister } from '@/loaders/law';
import { type ContentProblem, errorAt } from '@/loaders/problems';
import type { YamlDocument, YamlPath } from '@/loaders/yaml/document';
import { namedFigures } from './rules/law-stated';
import { checkBilingualWording } from './rules/wording';

/**
 * Checks the worked examples. Never throws for bad content.
 * @param today the day under whose law they are computed, `YYYY-MM-DD`.
 */
export function checkExamples(today: string): ContentProblem[] {
  const files = exampleFiles();
  if (files.length === 0) return [];
  const strays = files.filter((name) => !exampleIds.some((id) => name === `${id}.yaml`));
  return [
    ...strays.map((name) =>
      errorAt(
        `content/examples/${name}`,
        say('No example of this name is computed.#{hint}', {
          hint: didYouMean(name.replace(/\.yaml$/, ''), exampleIds),
        }),
        { line: 1, column: 1 },
      ),
    ),
    ...exampleIds.flatMap((id) => checkExample(id, today)),
  ];
}

function checkExample(id: ExampleId, today: string): ContentProblem[] {
  const { file, value, document, problems: faults } = readExample(id);
  if (!document) return [...faults];
  const problems = [
    ...faults,
    ...checkBilingualWording(file, document),
    ...namedFigures(file, document.texts(), today),
  ];
  if (!value) return problems;
  try {
    const [locale] = locales;
    const context = { register: soundRegister().register, day: today, locale };
    return [...problems, ...unknownValues(file, value, document, exampleValues(id, context))];
  } catch (cause) {
    return [...problems, errorAt(file, (cause as Error).message, { line: 1, column: 1 })];
  }
}

/** What the parts name must be among the values that the computation gives. */
function unknownValues(
  file: string,
  { parts }: Example,
  document: YamlDocument,
  values: Values,
): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const entries = Object.entries(values);
  const named = (kind: (value: unknown) => boolean) =>
    entries.filter(([, value]) => kind(value)).map(([name]) => name);
  const [lists, answers] = [named(Array.isArray), named((value) => typeof value === 'boolean')];
  /** What the items of a list give; an empty list does not tell. */
  const namesIn = (list: string | undefined): readonly string[] | undefined => {
    const items = list === undefined ? undefined : values[list];
    return Array.isArray(items) && items[0] ? Object.keys(items[0]) : undefined;
  };
  const check = (
    name: string | undefined,
    among: readonly string[] | undefined,
    path: YamlPath,
  ) => {
    if (name === undefined || among === undefined || among.includes(name)) return;
    const message = say('The computation gives no "#{name}" here.#{hint}', {
      name,
      hint: didYouMean(name, among),
    });
    problems.push(errorAt(file, message, document.placeOf(path)));
  };
  for (const [index, { each, rows, columns = [], sentences = [], ...part }] of parts.entries()) {
    const path = ['parts', index];
    const conditions = each === undefined ? answers : namesIn(each);
    check(each, lists, [...path, 'each']);
    check(rows, lists, [...path, 'rows']);
    for (const [at, { cell }] of columns.entries())
      check(cell, namesIn(rows), [...path, 'columns', at, 'cell']);
    for (const key of ['when', 'unless'] as const) {
      check(part[key], answers, [...path, key]);
      for (const [at, sentence] of sentences.entries())
        check(sentence[key], conditions, [...path, 'sentences', at, key]);
    }
    const among = [...Object.keys(values), ...(namesIn(each) ?? [])];
    if (each !== undefined && namesIn(each) === undefined) continue;
    for (const { path: at, text, placeOf } of document.texts()) {
      if (at[0] !== 'parts' || at[1] !== index) continue;
      for (const { 1: name = '', index: from } of text.matchAll(VALUE))
        if (!among.includes(name))
          problems.push(
            errorAt(
              file,
              say('The computation gives no "#{name}".#{hint}', {
                name,
                hint: didYouMean(name, among),
              }),
              placeOf(from, from + name.length + 2),
            ),
          );
    }
  }
  return problems;
}
