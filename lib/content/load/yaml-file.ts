import { existsSync } from 'node:fs';
import type { ObjectSchema } from 'yup';
import { displayPath } from '@/lib/content/paths';
import { type ContentProblem, contentError } from '@/lib/content/problems/problem';
import type { YamlDocument } from '@/lib/content/yaml/document';
import { Recent } from '@/lib/recent';
import { tryReadContentFile } from './read-file';
import { validateOnce } from './validate-once';

/** A YAML file, read, parsed and validated. */
export interface YamlFile<T> {
  /** Path as people read it. */
  readonly file: string;
  /** Present when the file can be read; tells the place of everything in it. */
  readonly document: YamlDocument | undefined;
  /** Present when its shape is right. */
  readonly value: T | undefined;
  readonly problems: readonly ContentProblem[];
}

const recent = new Recent<YamlFile<unknown>>(64);

/**
 * Reads a YAML file; one that has not changed is not parsed again. Never throws for bad content.
 * @param schema always the same for one file.
 * @param missing what to do when there is no such file.
 */
export function readYamlFile<T>(
  file: string,
  schema: ObjectSchema<object>,
  missing: string,
): YamlFile<T> {
  const problems: ContentProblem[] = [];
  const source = existsSync(file) ? tryReadContentFile(file, problems) : undefined;
  if (source !== undefined)
    return recent.get(`${file}\0${source}`, () => {
      const name = displayPath(file);
      return Object.assign(validateOnce(source, schema, name), { file: name });
    }) as YamlFile<T>;
  if (problems.length === 0) problems.push(contentError(file, missing));
  return { file: displayPath(file), document: undefined, value: undefined, problems };
}
