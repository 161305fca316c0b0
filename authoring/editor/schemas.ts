import type { Schema } from 'yup';
import { claimsSchema } from '@/loaders/claims';
import { downloadSchema, sharedDownloadSchema } from '@/loaders/downloads';
import { glossarySchema } from '@/loaders/glossary';
import { questionsSchema } from '@/loaders/questions';
import { redirectsSchema } from '@/loaders/redirects';
import { guideDataSchema } from '@/loaders/schema/guide';
import { lawSubjectSchema } from '@/loaders/schema/law';
import { searchSynonymsSchema } from '@/loaders/search-synonyms';
import { spellingSchema, styleSchema } from '@/loaders/wording';
import { type JsonSchema, toJsonSchema } from './json-schema';

interface Kind {
  readonly schema: Schema;
  /** The files that have this shape. */
  readonly files: readonly string[];
}

/** Every kind of YAML file, by the name of its JSON Schema. */
export const yamlKinds: Readonly<Record<string, Kind>> = {
  guide: {
    schema: guideDataSchema,
    files: [
      'content/guides/*/guide.yaml',
      'content/new-guide/guide.yaml',
      'content/styleguide/guide.yaml',
    ],
  },
  law: { schema: lawSubjectSchema, files: ['content/law/*.yaml'] },
  glossary: { schema: glossarySchema, files: ['content/glossary.yaml'] },
  questions: { schema: questionsSchema, files: ['content/questions.yaml'] },
  claims: { schema: claimsSchema, files: ['content/claims.yaml'] },
  download: { schema: downloadSchema, files: ['content/downloads/*.yaml'] },
  downloads: { schema: sharedDownloadSchema, files: ['content/downloads.yaml'] },
  style: { schema: styleSchema, files: ['content/style.yaml'] },
  spelling: { schema: spellingSchema, files: ['content/spelling.yaml'] },
  redirects: { schema: redirectsSchema, files: ['content/redirects.yaml'] },
  'search-synonyms': { schema: searchSynonymsSchema, files: ['content/search-synonyms.yaml'] },
};

/** Folder of the JSON Schemas, relative to the project. */
export const SCHEMA_FOLDER = '.vscode/schemas';

/** JSON Schemas by file name. */
export const editorSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(yamlKinds).map(([name, { schema }]) => [
      `${name}.json`,
      { $schema: 'http://json-schema.org/draft-07/schema#', ...toJsonSchema(schema) },
    ]),
  );
