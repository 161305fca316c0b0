import { readFileSync } from 'node:fs';
import { missingVariables } from '@/lib/config/release';
import { allVariables } from '@/lib/config/variables';
import { listFiles } from '@/lib/exported-files';
import { envExample, receiverEnvExample } from '@/scripts/variables';

const names = allVariables.map(({ name }) => name);

/** Variables that the site reads, found by their prefixes. */
const NAME = /\b(?:SITE|PUBLISHER|LEGAL_HOST|AUTH|PLATFORM|DEMO|PISTE)_[A-Z_]*[A-Z]\b/g;

/** What reads variables: everything but their own table, and names of files. */
const sources = ['delivery/server', 'lib', 'scripts'].flatMap((folder) =>
  listFiles(folder, '.ts')
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.startsWith('lib/config/variables/')),
);

it('has every variable that is read in its table, once, and no other', () => {
  const read = sources.flatMap((file) => readFileSync(file, 'utf8').match(NAME) ?? []);
  expect([...new Set(names)].sort()).toEqual([...new Set([...read, 'HOST', 'PORT'])].sort());
  expect(names).toHaveLength(new Set(names).size);
});

it('marks as needed for a release what a build reports as missing', () => {
  const required = allVariables.filter((variable) => variable.required).map(({ name }) => name);
  expect(missingVariables({}).map(({ name }) => name)).toEqual(expect.arrayContaining(required));
  expect(required).toHaveLength(missingVariables({}).length);
});

it.each([
  ['.env.example', envExample],
  ['deploy/receiver.env.example', receiverEnvExample],
])('%s is up to date; update it: npm run write -- variables', (file, print) => {
  expect(readFileSync(file, 'utf8')).toBe(print());
});
