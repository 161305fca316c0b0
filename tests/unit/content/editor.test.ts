import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { renderable } from '@/authoring/check/text';
import {
  editorFiles,
  editorIds,
  editorSchemas,
  IDS_FILE,
  SCHEMA_FOLDER,
  yamlKinds,
} from '@/authoring/editor/files';
import { editorSnippets } from '@/authoring/editor/snippets';
import { parseMdx } from '@/loaders/mdx/parse';
import { everyVocabulary } from '@/mdx/vocabulary';

const ajv = new Ajv({ allErrors: true, strictTypes: false }).addSchema(editorIds(), 'ids.json');
const validators = new Map<string, ValidateFunction>(
  Object.entries(editorSchemas()).map(([name, schema]) => [name, ajv.compile(schema)]),
);
const mistakesIn = (kind: string, value: unknown): string[] => {
  const validate = validators.get(`${kind}.json`) as ValidateFunction;
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
};
const read = (file: string): string => readFileSync(file, 'utf8');

/** Files at a path in which one `*` may stand for a name. */
function filesAt(pattern: string): string[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [pattern];
  return readdirSync(before)
    .filter((name) => after.startsWith('/') || name.endsWith(after))
    .map((name) => `${before}${after.startsWith('/') ? name + after : name}`);
}

// The ids change with every edit of the content: `npm run dev` keeps them up to date, outside git.
it('has its files committed as `npm run write -- editor` writes them', () => {
  const { [IDS_FILE]: _, ...files } = editorFiles();
  const stale = Object.entries(files).filter(([file, text]) => read(file) !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
  expect(read('.gitignore')).toContain(`/${IDS_FILE}\n`);
});

describe.each(Object.entries(yamlKinds))('%s', (name, { files: patterns }) => {
  const files = patterns.flatMap(filesAt);

  it('accepts every file of its kind', () => {
    expect(files.length).toBeGreaterThan(0);
    // The template has names in place of values.
    for (const file of files.filter((each) => !each.includes('new-guide')))
      expect([file, mistakesIn(name, parse(read(file)))]).toEqual([file, []]);
  });

  it('is named in the first line of each, and in the settings of the editor', () => {
    for (const file of files) {
      const schema = path.posix.relative(
        path.posix.dirname(file),
        path.posix.join(SCHEMA_FOLDER, `${name}.json`),
      );
      expect(read(file)).toMatch(`# yaml-language-server: $schema=${schema}\n`);
    }
    const settings = JSON.parse(read('.vscode/settings.json'));
    expect(settings['yaml.schemas'][`./${SCHEMA_FOLDER}/${name}.json`]).toEqual(patterns);
  });
});

it('shows a misspelt key, an id that nothing has, a wrong value and a wrong date', () => {
  const guide = parse(read('content/guides/csrdguide/guide.yaml'));
  const { reviewBy, ...rest } = guide;
  expect(mistakesIn('guide', { ...rest, reviewedBy: reviewBy })).toEqual([
    ' required',
    ' additionalProperties',
  ]);
  expect(mistakesIn('guide', { ...guide, milestones: ['no-such-milestone'] })).toEqual([
    '/milestones/0 enum',
  ]);
  expect(mistakesIn('guide', { ...guide, tag: 'late', reviewedOn: '1 May' })).toEqual([
    '/tag enum',
    '/reviewedOn pattern',
  ]);
});

it('has a snippet for each component, in which it stands as it may', () => {
  const snippets = editorSnippets();
  expect(Object.keys(snippets)).toEqual(everyVocabulary.components.map(({ name }) => name));
  for (const [name, { body }] of Object.entries(snippets)) {
    const source = body.join('\n').replace(/\$\{\d+:([^}]*)\}/g, '$1');
    const children = everyVocabulary.components.flatMap(({ holds }) =>
      Array.isArray(holds) ? holds : [],
    );
    // Children stand alone here, and the values of attributes are examples.
    if (children.includes(name) || /="/.test(source))
      expect(parseMdx(source).children).not.toEqual([]);
    else expect(renderable(parseMdx(source), everyVocabulary)).toEqual(parseMdx(source));
  }
});
