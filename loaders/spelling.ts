import { readYamlFile, type YamlFile } from './files/yaml-file';
import { spellingFile } from './paths';
import { type SpellingWords, spellingSchema } from './schema/spelling';

/** Reads content/spelling.yaml. Never throws for bad content. */
export const readSpelling = (): YamlFile<SpellingWords> =>
  readYamlFile(
    spellingFile(),
    spellingSchema,
    'This file is missing; it lists words that no dictionary has, under "every", "fr" and "en".',
  );
