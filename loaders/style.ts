import { existsSync } from 'node:fs';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { styleFile } from './paths';
import { type Style, styleSchema } from './schema/style';

/** Reads content/style.yaml, which may be absent. Never throws for bad content. */
export const readStyle = (): YamlFile<Style> | undefined =>
  existsSync(styleFile()) ? readYamlFile(styleFile(), styleSchema, '') : undefined;
