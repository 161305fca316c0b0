import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Variables that the site reads, found by their prefixes. */
const NAME = /\b(?:SITE|PUBLISHER|LEGAL_HOST|AUTH|PLATFORM|DEMO)_[A-Z_]*[A-Z]\b/g;

const sources = ['config', 'lib', 'scripts', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

it('lists exactly the variables that are read', () => {
  const read = sources.flatMap((file) => readFileSync(file, 'utf8').match(NAME) ?? []);
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set([...read, 'HOST', 'PORT']));
  expect(listed).toHaveLength(new Set(listed).size);
});

it('names variables that the documentation explains', () => {
  const example = readFileSync('.env.example', 'utf8');
  const docs = ['demo-requests', 'deploying', 'sign-in', 'operating']
    .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
    .join('\n');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(listed.filter((name) => !docs.includes(name))).toEqual([]);
});
