import { readFileSync } from 'node:fs';
import { readCompany } from '@/config/company';
import { readDemoFormConfig } from '@/config/demo-form';
import { readIdentity } from '@/config/identity';
import { readListen, readReceiverConfig } from '@/config/receiver';
import { missingVariables } from '@/config/release';
import { readSite } from '@/config/site';
import { allVariables, variableGroups } from '@/config/variables';
import { listFiles } from '@/lib/exported-files';
import { configurationPage, envExample } from '@/scripts/variables';

const names = allVariables.map(({ name }) => name);

/** Variables that the site reads, found by their prefixes. */
const NAME = /\b(?:SITE|PUBLISHER|LEGAL_HOST|AUTH|PLATFORM|DEMO)_[A-Z_]*[A-Z]\b/g;

/** What reads variables: everything but their own table, and names of files. */
const sources = ['config', 'lib', 'scripts', 'server'].flatMap((folder) =>
  listFiles(folder, '.ts')
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.startsWith('config/variables/')),
);

it('has every variable that is read in its table, once, and no other', () => {
  const read = sources.flatMap((file) => readFileSync(file, 'utf8').match(NAME) ?? []);
  expect([...new Set(names)].sort()).toEqual([...new Set([...read, 'HOST', 'PORT'])].sort());
  expect(names).toHaveLength(new Set(names).size);
});

it('has each variable under the module that reads it', () => {
  for (const { reader, variables } of variableGroups) {
    const source = readFileSync(reader, 'utf8');
    // Checked by the reader of the release alone, or used where the day is computed.
    const elsewhere = ['SITE_HOST', 'SITE_TODAY'];
    const stray = variables.filter(
      ({ name }) =>
        !(elsewhere.includes(name) || source.includes(`'${name}'`) || source.includes(`.${name}`)),
    );
    expect([reader, stray.map(({ name }) => name)]).toEqual([reader, []]);
  }
});

it('gives the defaults that the readers use', () => {
  const defaults = Object.fromEntries(
    allVariables.flatMap(({ name, fallback }) =>
      fallback === undefined ? [] : [[name, fallback]],
    ),
  );
  for (const read of [readSite, readCompany, readDemoFormConfig, readIdentity, readListen])
    expect(read(defaults)).toEqual(read({}));
  expect(readReceiverConfig(defaults)).toEqual(readReceiverConfig({}));
  expect(Object.keys(defaults).length).toBeGreaterThan(15);
});

it('marks as needed for a release what a build reports as missing', () => {
  const required = allVariables.filter((variable) => variable.required).map(({ name }) => name);
  expect(missingVariables({}).map(({ name }) => name)).toEqual(expect.arrayContaining(required));
  expect(required).toHaveLength(missingVariables({}).length);
});

it.each([
  ['.env.example', envExample],
  ['docs/configuration.md', configurationPage],
])('%s is up to date; update it: npm run write -- variables', (file, print) => {
  expect(readFileSync(file, 'utf8')).toBe(print());
});
