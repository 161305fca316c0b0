import type { Schema } from 'yup';
import { entriesOf } from '@/law/entries';
import { figureNames } from '@/law/figures';
import { type JsonSchema, toJsonSchema } from '@/lib/json-schema';
import { claimsSchema } from '@/loaders/claims';
import { companySchema } from '@/loaders/company';
import { coverNames } from '@/loaders/covers';
import { downloadSchema, sharedDownloadSchema } from '@/loaders/downloads';
import { exampleSchema } from '@/loaders/examples';
import { glossarySchema } from '@/loaders/glossary';
import { allGuideSlugs } from '@/loaders/guide-files';
import { readLaw, soundRegister } from '@/loaders/law';
import { obligationIds, obligationsSchema } from '@/loaders/obligations';
import { questionsSchema } from '@/loaders/questions';
import { redirectsSchema } from '@/loaders/redirects';
import type { NamedList } from '@/loaders/schema/fields';
import { guideDataSchema } from '@/loaders/schema/guide';
import { lawSubjectSchema } from '@/loaders/schema/law';
import { searchSynonymsSchema } from '@/loaders/search-synonyms';
import { spellingSchema, styleSchema } from '@/loaders/wording';
import { fixedPages } from '@/routes/registry';
import { editorSnippets } from './snippets';

/** What values may name, as lists that editors complete from. Files with errors are left out. */
export function editorIds(): JsonSchema {
  const { everything } = soundRegister();
  const entries = entriesOf(everything);
  const [acts, rules, milestones, changes] = (
    ['acts', 'rules', 'milestones', 'changes'] as const
  ).map((list) => [...entries[list].keys()]);
  const guides = allGuideSlugs();
  const lists: Record<NamedList, readonly string[] | undefined> = {
    subjects: readLaw().map(({ subject }) => subject),
    acts,
    rules,
    milestones,
    changes,
    entries: [...(rules ?? []), ...(acts ?? []), ...(milestones ?? [])],
    figures: figureNames(everything),
    pages: [
      ...fixedPages().map(({ id }) => id),
      ...guides.map((slug) => `guides/${slug}`),
      ...obligationIds().map((id) => `obligations/${id}`),
    ],
    guides,
    covers: coverNames(),
  };
  return {
    definitions: Object.fromEntries(
      Object.entries(lists).map(([name, ids = []]) => [
        name,
        { type: 'string', enum: [...new Set(ids)].sort() },
      ]),
    ),
  };
}

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
  obligations: { schema: obligationsSchema, files: ['content/obligations.yaml'] },
  claims: { schema: claimsSchema, files: ['content/claims.yaml'] },
  company: {
    schema: companySchema,
    files: ['content/company.yaml', 'content/styleguide/company/company.yaml'],
  },
  download: { schema: downloadSchema, files: ['content/downloads/*.yaml'] },
  example: { schema: exampleSchema, files: ['content/examples/*.yaml'] },
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

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Ids that editors complete, which change with the content. */
export const IDS_FILE = `${SCHEMA_FOLDER}/ids.json`;
export const idsText = (): string => json(editorIds());

/** What editors read, by path relative to the project: a JSON Schema for each kind of YAML file, and snippets. */
export const editorFiles = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(editorSchemas()).map(([name, schema]) => [
      `${SCHEMA_FOLDER}/${name}`,
      json(schema),
    ]),
  ),
  [IDS_FILE]: idsText(),
  '.vscode/components.code-snippets': json(editorSnippets()),
});
