import type { ObjectSchema } from 'yup';
import type { ContentProblem } from '@/lib/content/problems/problem';
import { YamlDocument } from '@/lib/content/yaml/document';
import { validateYaml } from '@/lib/content/yaml/validate';
import { KeptJson } from '@/lib/kept-json';

/** Validated YAML. */
export interface ValidYaml<T> {
  readonly value: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** To locate values. */
  readonly document: YamlDocument;
}

/**
 * Validates YAML, unless this build or an earlier one has already found it valid. Most callers only need its
 * value: the syntax tree, which is slowest, is parsed on demand.
 * @param file path as people read it; it stands for the schema, which is always the same for one file.
 */
export function validateOnce<T extends object>(
  yaml: string,
  schema: ObjectSchema<T>,
  file: string,
  lineOffset = 0,
): ValidYaml<T> {
  const kept = new KeptJson<T>('yaml', file, yaml);
  const value = kept.read();
  if (value === undefined) {
    const result = validateYaml(yaml, schema, file, lineOffset);
    if (result.value !== undefined) kept.write(result.value);
    return result;
  }
  let document: YamlDocument | undefined;
  return {
    value,
    problems: [],
    get document() {
      document ??= new YamlDocument(yaml, file, lineOffset);
      return document;
    },
  };
}
