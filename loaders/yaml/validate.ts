import { type AnyObjectSchema, type ObjectSchema, reach, ValidationError } from 'yup';
import { closest, didYouMean } from '@/lib/closest';
import { type ContentProblem, errorAt } from '@/loaders/problems/problem';
import { required } from '@/loaders/schema/fields';
import { YamlDocument, type YamlPath } from './document';

/** Maximum number of unknown keys reported; a file with more is a different file. */
const UNKNOWN_KEYS = 20;

interface YamlResult<T> {
  value: T | undefined;
  problems: ContentProblem[];
  /** To locate problems that later rules find. */
  document: YamlDocument;
}

/**
 * Parses YAML and validates it against a schema. Never throws for invalid YAML.
 * @param lineOffset number of lines before the YAML, when it is front matter.
 * @returns every problem with line and column in the file, and the value when there is none.
 */
export function validateYaml<T extends object>(
  yaml: string,
  schema: ObjectSchema<T>,
  file: string,
  lineOffset = 0,
): YamlResult<T> {
  const document = new YamlDocument(yaml, file, lineOffset);
  if (document.problems.length > 0)
    return { value: undefined, problems: document.problems, document };
  try {
    const value = schema.validateSync(document.value(), { abortEarly: false, strict: true }) as T;
    return { value, problems: [], document };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems = explainIssues(error, schema as AnyObjectSchema, document, file);
    return { value: undefined, problems, document };
  }
}

function explainIssues(
  error: ValidationError,
  schema: AnyObjectSchema,
  document: YamlDocument,
  file: string,
): ContentProblem[] {
  const issues = error.inner.length > 0 ? error.inner : [error];
  // A missing value is also too short; reporting it as missing is enough.
  const missing = new Set(
    issues.filter(({ message }) => message === required).map(({ path = '' }) => path),
  );
  const reported = issues.filter(
    ({ path = '', message }) => message === required || !missing.has(path),
  );
  const unknown = reported.filter(isUnknownKey);
  const keys = unknown.flatMap((issue) => explainKeys(issue, schema, document, file, missing));
  // A misspelt key is not missing too: explainKeys takes what it stands for out of the set.
  const others = reported.filter(
    (issue) =>
      !isUnknownKey(issue) && (issue.message !== required || missing.has(issue.path ?? '')),
  );
  return [...others.map((issue) => explain(issue, document, file)), ...keys];
}

const isUnknownKey = ({ type, params }: ValidationError): boolean =>
  type === 'exact' && params?.properties !== undefined;

/** @param missing paths of missing values; those that an unknown key must stand for are removed. */
function explainKeys(
  { path = '', params }: ValidationError,
  schema: AnyObjectSchema,
  document: YamlDocument,
  file: string,
  missing: Set<string>,
): ContentProblem[] {
  const where = toPath(path);
  const absent = knownKeys(schema, path).filter((key) => !document.has([...where, key]));
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  return String(params?.properties)
    .split(/, */)
    .slice(0, UNKNOWN_KEYS)
    .map((key) => {
      const meant = closest(
        key,
        absent.filter((known) => missing.has(at(known))),
      );
      if (meant) missing.delete(at(meant));
      const possible = closest(key, absent) ? absent : knownKeys(schema, path);
      const hint = meant ? ` Did you mean "${meant}"?` : didYouMean(key, possible);
      return errorAt(
        file,
        `The key "${key}" is not known.${hint}`,
        document.placeOfKey(where, key),
      );
    });
}

function explain(issue: ValidationError, document: YamlDocument, file: string): ContentProblem {
  const path = issue.path ?? '';
  const place = document.placeOf(toPath(path));
  const { first } = issue.params ?? {};
  if (typeof first === 'string') {
    const { line } = document.placeOf(toPath(first));
    return errorAt(
      file,
      `${issue.message}, on line ${line}; give this one its own, or remove it.`,
      place,
    );
  }
  const subject = path ? `"${path}"` : 'The file';
  return errorAt(file, `${subject} ${wording(issue)}.`, place);
}

/** Writer-friendly messages in place of yup's. */
function wording({ type, params, message }: ValidationError): string {
  if (/ cannot be null$/.test(message)) return 'is empty; write its value';
  if (type !== 'typeError' || !/ must be a `/.test(message)) return message;
  return params?.type === 'array'
    ? 'must be a list, each item after "- "'
    : 'must contain keys and values, as in "key: value"';
}

const toPath = (path: string): YamlPath =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Keys of the object schema at a path, for suggestions. */
function knownKeys(schema: AnyObjectSchema, path: string): string[] {
  const part = path ? reach(schema, path) : schema;
  return 'fields' in part ? Object.keys(part.fields as object) : [];
}
