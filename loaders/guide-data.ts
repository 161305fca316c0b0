import path from 'node:path';
import { readYamlFile, type YamlFile } from './files/yaml-file';
import { guidesDirectory } from './paths';
import { type GuideData, guideDataSchema } from './schema/guide';

/** Reads a guide's guide.yaml. Never throws for bad content. */
export const readGuideData = (slug: string): YamlFile<GuideData> =>
  readYamlFile(
    path.join(guidesDirectory(), slug, 'guide.yaml'),
    guideDataSchema,
    'This file is missing; copy the one of another guide and change its values.',
  );
