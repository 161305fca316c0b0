import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type ContentProblem, errorAt, type Passage, type Place } from '@/loaders/problems';
import {
  explainYamlError,
  misaligned,
  placeOfError,
  refusedSyntax,
  silentMistakes,
} from './mistakes';

export type YamlPath = readonly (string | number)[];

/** A parsed YAML file that can locate its values. */
export class YamlDocument {
  /** Syntax errors. */
  readonly problems: ContentProblem[];
  private readonly lines = new LineCounter();
  private readonly document;

  /** @param lineOffset number of lines before the YAML, when it is front matter. */
  constructor(
    private readonly yaml: string,
    private readonly file: string,
    private readonly lineOffset = 0,
  ) {
    this.document = parseDocument(yaml, { lineCounter: this.lines, prettyErrors: false });
    const { errors } = this.document;
    const [first] = errors;
    const line = first && misaligned(first, yaml);
    this.problems = line
      ? [this.error(line.message, line.offset)]
      : errors.length > 0
        ? this.withoutConsequences(errors).map((error) =>
            this.error(explainYamlError(error, yaml), placeOfError(error, yaml)),
          )
        : [
            ...this.refuseReferences(),
            ...silentMistakes(this.document).map(({ message, offset }) =>
              this.error(message, offset),
            ),
          ];
  }

  /** The plain value. Only call it when there are no syntax errors. */
  value(): unknown {
    return this.document.toJS();
  }

  /** The plain value; undefined when there are syntax errors. */
  parsed(): unknown {
    return this.problems.length === 0 ? this.value() : undefined;
  }

  /** Position of a value, or of its nearest existing ancestor. */
  placeOf(path: YamlPath): Place {
    for (let length = path.length; length > 0; length--) {
      const node = this.document.getIn(path.slice(0, length), true);
      if (isNode(node)) return this.at(startOf(node));
    }
    return this.at(this.document.contents ? startOf(this.document.contents) : 0);
  }

  /** Whether there is a value at a path. */
  has(path: YamlPath): boolean {
    return this.document.hasIn(path);
  }

  /** Position of the key at a path. */
  placeOfKey(path: YamlPath, key: string): Place {
    const map = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
    return isNode(pair?.key) ? this.at(startOf(pair.key)) : this.placeOf(path);
  }

  /** Every string with its path; none when there are syntax errors. */
  texts(): (Passage & { path: YamlPath })[] {
    const found: (Passage & { path: YamlPath })[] = [];
    const collect = (node: unknown, path: YamlPath): void => {
      if (isScalar(node) && typeof node.value === 'string') {
        found.push({ path, ...this.passage(node, node.value) });
      } else if (isMap(node)) {
        for (const { key, value } of node.items) collect(value, [...path, String(key)]);
      } else if (node && typeof node === 'object' && 'items' in node) {
        for (const [index, item] of (node.items as unknown[]).entries())
          collect(item, [...path, index]);
      }
    };
    if (this.problems.length === 0) collect(this.document.contents, []);
    return found;
  }

  /** Quotes, escapes and folding shift offsets, so an excerpt is searched for in the source. */
  private passage(node: Node, text: string): Passage {
    const [start, end] = node.range ?? [0, 0];
    return {
      text,
      placeOf: (from, to) => {
        const excerpt = text.slice(from, to);
        const before = text.slice(0, from).split(excerpt).length - 1;
        const source = this.yaml.slice(start, end);
        let offset = source.indexOf(excerpt);
        for (let index = 0; index < before && offset !== -1; index++)
          offset = source.indexOf(excerpt, offset + 1);
        return this.at(start + Math.max(offset, 0));
      },
    };
  }

  /** Only the first of each disallowed sign is reported; a file may be full of them. */
  private refuseReferences(): ContentProblem[] {
    const problems = new Map<string, ContentProblem>();
    visit(this.document, {
      Node: (_key, node) => {
        const sign = isAlias(node) ? '*' : node.anchor ? '&' : node.tag ? '!' : undefined;
        if (sign && !problems.has(sign))
          problems.set(sign, this.error(refusedSyntax(sign), startOf(node)));
      },
    });
    return [...problems.values()];
  }

  /** Drops consequential errors: one per line, and only the tabs if there are any. */
  private withoutConsequences(errors: readonly YAMLError[]): YAMLError[] {
    const tabs = errors.filter(({ code }) => code === 'TAB_AS_INDENT');
    const lines = new Set<number>();
    return (tabs.length > 0 ? tabs : [...errors].sort((a, b) => a.pos[0] - b.pos[0])).filter(
      (error) => {
        const { line } = this.at(placeOfError(error, this.yaml));
        const isFirst = !lines.has(line);
        lines.add(line);
        return isFirst;
      },
    );
  }

  private error(message: string, offset: number): ContentProblem {
    return errorAt(this.file, message, this.at(offset));
  }

  private at(offset: number): Place {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1) + this.lineOffset, column: Math.max(col, 1) };
  }
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
