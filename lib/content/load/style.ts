import { existsSync } from 'node:fs';
import { styleFile } from '@/lib/content/paths';
import { type Style, styleSchema } from '@/lib/content/schema/style';
import { readYamlFile, type YamlFile } from './files/yaml-file';

/** Reads content/style.yaml, which may be absent. Never throws for bad content. */
export const readStyle = (): YamlFile<Style> | undefined =>
  existsSync(styleFile()) ? readYamlFile(styleFile(), styleSchema, '') : undefined;
