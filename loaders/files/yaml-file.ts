import { existsSync } from 'node:fs';
import type { ObjectSchema } from 'yup';
import { Recent } from '@/lib/recent';
import { displayPath } from '@/loaders/paths';
import { type ContentProblem, contentError } from '@/loaders/problems/problem';
import type { YamlDocument } from '@/loaders/yaml/document';
import { validateYaml } from '@/loaders/yaml/validate';
import { keepGood, lastGood } from './last-good';
import { tryReadContentFile } from './read-file';

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
