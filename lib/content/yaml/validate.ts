import { type AnyObjectSchema, type ObjectSchema, reach, ValidationError } from 'yup';
import { didYouMean } from '@/lib/closest';
import { type ContentProblem, errorAt } from '@/lib/content/problems/problem';
import { required } from '@/lib/content/schema/fields';
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
    const issues = error.inner.length > 0 ? error.inner : [error];
    // A missing value is also too short; reporting it as missing is enough.
    const missing = new Set(
      issues.filter(({ message }) => message === required).map(({ path }) => path),
    );
    const reported = issues.filter(
      ({ path, message }) => message === required || !missing.has(path),
    );
    const problems = reported.flatMap((issue) =>
      explain(issue, schema as AnyObjectSchema, document, file),
    );
    return { value: undefined, problems, document };
  }
}

function explain(
  issue: ValidationError,
  schema: AnyObjectSchema,
  document: YamlDocument,
  file: string,
): ContentProblem[] {
  const path = issue.path ?? '';
  const where = toPath(path);
  const unknown = issue.type === 'exact' ? issue.params?.properties : undefined;
  if (typeof unknown === 'string' || Array.isArray(unknown)) {
    return String(unknown)
      .split(/, */)
      .slice(0, UNKNOWN_KEYS)
      .map((key) => {
        const hint = didYouMean(key, knownKeys(schema, path));
        return errorAt(
          file,
          `The key "${key}" is not known.${hint}`,
          document.placeOfKey(where, key),
        );
      });
  }
  const subject = path ? `"${path}"` : 'The file';
  return [errorAt(file, `${subject} ${wording(issue)}.`, document.placeOf(where))];
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
