import { name } from '@/law/sample-company/company';
import { type LawContext, withLaw } from '@/loaders/downloads/law';
import { type ExampleId, loadExample } from '@/loaders/examples';
import { computations } from './values';
import type { Item, Values } from './words';

/** A table column. Numbers are aligned to its end. */
interface Column {
  readonly label: string;
  readonly numeric?: boolean | undefined;
}

/** A row with its heading; `sum` marks the total. */
interface Row {
  readonly head: string;
  readonly cells: readonly string[];
  readonly sum: boolean;
}

export interface Table {
  readonly caption: string;
  /** The first heads the rows. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** What readers see of a worked example, in their language and in this order. Not typeset. */
export type ExamplePart = string | Table;

const stated = <Id extends ExampleId>(id: Id, context: LawContext) =>
  withLaw(loadExample(id, context.locale), context);

/** What the computation of an example gives its sentences and tables, as text. */
export function exampleValues(id: ExampleId, context: LawContext): Values {
  const { data, words = {} } = stated(id, context);
  const say = (key: string, values: Item = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`The computation needs "${key}" among the words.`);
    return fill(text, values);
  };
  return { company: name[context.locale], ...computations[id](data as never, { ...context, say }) };
}

/** A worked example, computed under the law of a day, in the words of a language. */
export function showExample(id: ExampleId, context: LawContext): ExamplePart[] {
  const all = exampleValues(id, context);
  return stated(id, context).parts.flatMap((part): ExamplePart[] =>
    (part.each === undefined ? [{}] : itemsOf(all, part.each)).flatMap((item): ExamplePart[] => {
      const values = { ...all, ...item };
      const { caption, columns = [], rows = '', text = '', sentences = [{ text }] } = part;
      if (!holds(part, values)) return [];
      if (caption === undefined)
        return [
          sentences
            .filter((sentence) => holds(sentence, values))
            .map((sentence) => fill(sentence.text, values))
            .join(' '),
        ];
      return [
        {
          caption: fill(caption, values),
          columns: columns.map(({ label, numeric }) => ({ label, numeric })),
          rows: itemsOf(all, rows).map((row) => {
            const [head = '', ...cells] = columns.map(({ cell }) => `${row[cell]}`);
            return { head, cells, sum: row.sum === true };
          }),
        },
      ];
    }),
  );
}

const itemsOf = (values: Values, list: string): readonly Item[] => {
  const items = values[list];
  return Array.isArray(items) ? items : [];
};

const holds = (
  { when, unless }: { when?: string | undefined; unless?: string | undefined },
  values: Values,
): boolean =>
  (when === undefined || values[when] === true) &&
  (unless === undefined || values[unless] !== true);

/** Names of values in a text: `{turnover}`. Those of the law have a dot. */
export const VALUE = /\{(\w+)\}/g;

const fill = (text: string, values: Values): string =>
  text.replace(VALUE, (braces, key: string) => `${values[key] ?? braces}`);
