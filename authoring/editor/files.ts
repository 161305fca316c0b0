import { editorIds } from './ids';
import { editorSchemas, SCHEMA_FOLDER } from './schemas';
import { editorSnippets } from './snippets';

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
