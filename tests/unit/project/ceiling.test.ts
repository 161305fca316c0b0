import { readdirSync, readFileSync, statSync } from 'node:fs';
import { listFiles } from '@/lib/exported-files';
import { serverFolders, siteFolders } from '@/lib/source-folders';
import { dependencies, scripts } from '@/package.json';
import ceiling from './ceiling.json';

// What one person can carry. To raise a number, write a decision (docs/decisions.md, 42): who would miss what it pays for.

const APART = /^(node_modules|out|build|dist|data|reports|test-results|playwright-report|\..*)$/;
const files = readdirSync('.').flatMap((name) =>
  APART.test(name)
    ? []
    : statSync(name).isDirectory()
      ? listFiles(name).map((file) => `${name}/${file}`)
      : name,
);
const code = /(?<!\.d)\.(tsx?|css|mjs)$/;
const isTest = (file: string): boolean => file.startsWith('tests/');
const linesOf = (wanted: (file: string) => boolean): number =>
  files
    .filter(wanted)
    .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

it.each([
  ['productLines', linesOf((file) => code.test(file) && !isTest(file))],
  ['testLines', linesOf((file) => /\.tsx?$/.test(file) && isTest(file))],
  ['rooms', [...siteFolders, ...serverFolders, 'scripts'].length],
  ['npmScripts', Object.keys(scripts).length],
  ['runtimePackages', Object.keys(dependencies).length],
  ['documentLines', linesOf((file) => file.endsWith('.md'))],
] as const)(
  '%s stay under their ceiling in ceiling.json, which decision 42 lets grow',
  (what, count) => {
    expect(count).toBeLessThanOrEqual(ceiling[what]);
  },
);
