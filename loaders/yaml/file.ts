import { existsSync } from 'node:fs';
import { type AnyObjectSchema, type ObjectSchema, reach, ValidationError } from 'yup';
import { Recent } from '@/lib/cache';
import { closest } from '@/lib/closest';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { displayPath } from '@/loaders/paths';
import { ContentError, type ContentProblem, contentError, errorAt } from '@/loaders/problems';
import { keepGood, lastGood, tryReadContentFile } from '@/loaders/read-file';
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
  const missing = new Set(issues.filter(isMissing).map(({ path = '' }) => path));
  const reported = issues.filter((issue) => isMissing(issue) || !missing.has(issue.path ?? ''));
  const unknown = reported.filter(isUnknownKey);
  const keys = unknown.flatMap((issue) => explainKeys(issue, schema, document, file, missing));
  // A misspelt key is not missing too: explainKeys takes what it stands for out of the set.
  const others = reported.filter(
    (issue) => !isUnknownKey(issue) && (!isMissing(issue) || missing.has(issue.path ?? '')),
  );
  return [...others.map((issue) => explain(issue, document, file)), ...keys];
}

/** Lists say in their message what to write where there is none. */
const isMissing = ({ type, message }: ValidationError): boolean =>
  message === required || type === 'optionality';

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
      const place = document.placeOfKey(where, key);
      const around = path.replace(/\.?\w+$/, '');
      const other = [...missing].find(
        (each) => each.startsWith(around) && toPath(each).at(-1) === key,
      );
      if (other !== undefined) {
        missing.delete(other);
        const { column } = document.placeOf(toPath(other).slice(0, -1));
        const message = say(
          'The key "#{key}" is misplaced, as "#{other}" is missing; indent it to start in column #{column}.',
          { key, other, column },
        );
        return errorAt(file, message, place);
      }
      const meant = closest(
        key,
        absent.filter((known) => missing.has(at(known))),
      );
      if (meant) missing.delete(at(meant));
      const possible = closest(key, absent) ? absent : knownKeys(schema, path);
      const hint = meant ? say(' Did you mean "#{meant}"?', { meant }) : didYouMean(key, possible);
      return errorAt(file, say('The key "#{key}" is not known.#{hint}', { key, hint }), place);
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
      say('#{message}, on line #{line}; give this one its own, or remove it.', {
        message: issue.message,
        line,
      }),
      place,
    );
  }
  const key = toPath(path).at(-1);
  if (issue.message === required && typeof key === 'string')
    return errorAt(file, say('"#{path}" is missing; write "#{key}: …".', { path, key }), place);
  const what = wording(issue);
  const message = path ? say('"#{path}" #{what}.', { path, what }) : `${say('The file')} ${what}.`;
  return errorAt(file, message, place);
}

/** Writer-friendly messages in place of yup's. */
function wording({ type, params, message }: ValidationError): string {
  if (/ cannot be null$/.test(message)) return say('is empty; write its value');
  if (type !== 'typeError' || !/ must be a `/.test(message)) return message;
  return params?.type === 'array'
    ? say('must be a list, each item after "- "')
    : say('must contain keys and values, as in "key: value"');
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

/** A YAML file, read, parsed and validated. */
export interface YamlFile<T> {
  /** Path relative to the project. */
  readonly file: string;
  /** To locate values; present when the file can be read. */
  readonly document: YamlDocument | undefined;
  /** Present when valid. */
  readonly value: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** In the preview, the value of the last version without errors, if this one has some. */
  readonly lastGood?: T | undefined;
}

const recent = new Recent<YamlFile<unknown>>(256);

/**
 * Reads a YAML file; an unchanged file is not parsed again. Never throws for bad content.
 * @param schema must be the same on every call for a file, since results are cached.
 * @param missing message for when the file does not exist.
 */
export function readYamlFile<T>(
  file: string,
  schema: ObjectSchema<object>,
  missing: string,
): YamlFile<T> {
  const problems: ContentProblem[] = [];
  const goodValue = (): T | undefined => {
    const good = lastGood(file);
    return good === undefined
      ? undefined
      : (validateYaml(good, schema, displayPath(file)).value as T | undefined);
  };
  const source = existsSync(file) ? tryReadContentFile(file, problems) : undefined;
  if (source !== undefined)
    return recent.get(`${file}\0${source}`, () => {
      const name = displayPath(file);
      const result = Object.assign(validateYaml(source, schema, name), { file: name });
      if (result.value === undefined) return Object.assign(result, { lastGood: goodValue() });
      keepGood(file, source);
      return result;
    }) as YamlFile<T>;
  if (problems.length === 0) problems.push(contentError(file, missing));
  return {
    file: displayPath(file),
    document: undefined,
    value: undefined,
    problems,
    lastGood: goodValue(),
  };
}

/** The same of a file that may be absent. */
export const readIfThere = <T>(
  file: string,
  schema: ObjectSchema<object>,
): YamlFile<T> | undefined => (existsSync(file) ? readYamlFile(file, schema, '') : undefined);

/**
 * The data of a file; in the preview, of one with errors, what it was before it had them.
 * @throws ContentError listing its problems, when it has any.
 */
export function requireValue<T>(read: Omit<YamlFile<T>, 'file' | 'document'>): T {
  const usable = read.value ?? read.lastGood;
  if (usable === undefined) throw new ContentError(read.problems);
  return usable;
}
