import type { ObjectSchema } from 'yup';
import type { ContentProblem } from '@/lib/content/problems/problem';
import { YamlDocument } from '@/lib/content/yaml/document';
import { validateYaml } from '@/lib/content/yaml/validate';
import { KeptJson } from '@/lib/kept-json';

/** Validated YAML. */
export interface ValidYaml<T> {
  readonly value: T | undefined;
  readonly problems: readonly ContentProblem[];
  /** Tells the place of everything in it. */
  readonly document: YamlDocument;
}

/**
 * Validates YAML that no process of this build, nor one before, has found sound. The others want its value
 * alone: its syntax tree, which takes longest, is parsed when it is asked for.
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
