import { isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';
import { type AnyObjectSchema, type ObjectSchema, reach, ValidationError } from 'yup';
import { didYouMean } from '@/lib/closest';
import type { ContentProblem } from './problem';

interface YamlResult<T> {
  value: T | undefined;
  problems: ContentProblem[];
}

const toPath = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * Place of a value in YAML that is known to be sound, for rules that go beyond a schema.
 * @param path keys and indexes that lead to the value.
 */
export function placeInYaml(
  yaml: string,
  path: readonly (string | number)[],
): { line: number; column: number } {
  const lines = new LineCounter();
  const node = parseDocument(yaml, { lineCounter: lines }).getIn(path, true);
  const { line, col } = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  return { line, column: col };
}

/** Keys an object schema knows at a path, for suggestions. */
function knownKeys(schema: AnyObjectSchema, path: string): string[] {
  const part = path ? reach(schema, path) : schema;
  return 'fields' in part ? Object.keys(part.fields as object) : [];
}

/**
 * Parses YAML and checks it against a schema.
 * @param lineOffset lines of the file before the YAML, when it is the front matter of another file.
 * @returns every problem, with line and column in the file, and the value when there is none.
 */
export function validateYaml<T extends object>(
  yaml: string,
  schema: ObjectSchema<T>,
  file: string,
  lineOffset = 0,
): YamlResult<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const problems: ContentProblem[] = [];

  const report = (message: string, offset: number) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ file, line: line + lineOffset, column: col, severity: 'error', message });
  };
  /** Offset of the nearest node that exists on the way to a path, preferring the key of a wrong entry. */
  const offsetOf = (path: (string | number)[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node)) return (node as Node).range?.[0] ?? 0;
    }
    return 0;
  };
  const offsetOfKey = (path: (string | number)[], key: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    if (!isMap(map)) return offsetOf(path);
    const pair = map.items.find((item) => String(item.key) === key);
    return isNode(pair?.key) ? ((pair.key as Node).range?.[0] ?? 0) : offsetOf(path);
  };

  for (const error of document.errors) {
    report(`This is not valid YAML: ${error.message.split('\n')[0]}`, error.pos[0]);
  }
  if (problems.length > 0) return { value: undefined, problems };

  try {
    const value = schema.validateSync(document.toJS(), { abortEarly: false, strict: true }) as T;
    return { value, problems };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const issue of error.inner.length > 0 ? error.inner : [error]) {
      const path = issue.path ?? '';
      const where = toPath(path);
      const unknown = issue.type === 'exact' ? issue.params?.properties : undefined;
      if (typeof unknown === 'string' || Array.isArray(unknown)) {
        for (const key of String(unknown).split(/, */)) {
          const hint = didYouMean(key, knownKeys(schema as AnyObjectSchema, path));
          report(`The key "${key}" is not known.${hint}`, offsetOfKey(where, key));
        }
      } else {
        report(`${path ? `"${path}"` : 'The file'} ${issue.message}.`, offsetOf(where));
      }
    }
    return { value: undefined, problems };
  }
}
