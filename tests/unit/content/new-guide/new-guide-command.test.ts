import { spawnSync } from 'node:child_process';
import { locales } from '@/lib/i18n/locales';

/** Runs the command without a terminal. */
const refusals = (...flags: readonly string[]): string[] => refusalsOf('', ...flags);

const refusalsOf = (input: string, ...flags: readonly string[]): string[] => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content/new-guide.ts', ...flags],
    { encoding: 'utf8', input },
  );
  expect(status).toBe(1);
  return stderr.trim().split('\n');
};

it('reports every invalid flag', () => {
  expect(refusals('--titel-fr', 'Eau', '--title-en', '--tag', 'nature')).toEqual([
    'Unknown flag "--titel-fr". Did you mean "title-fr"?',
    '"Eau" does not belong to a flag; put text in quotation marks.',
    '--title-en needs a value.',
    '"nature" does not belong to a flag; put text in quotation marks.',
  ]);
});

it('lists missing answers and the choices', () => {
  expect(refusals('--name', 'csrdguide', '--tag', 'water')).toEqual(
    expect.arrayContaining([
      '--name: There is already a guide "csrdguide"; use another name.',
      expect.stringMatching(/^--title-en: is missing\./),
      expect.stringMatching(/^--tag: "water" is not known\. Possible: reporting, /),
    ]),
  );
});

it('takes piped answers, a line for each question that no flag answers', () => {
  const lines = ['eauguide', '', "L'eau dans le rapport", '5', 'wavy'].join('\n');
  const others = locales.filter((locale) => locale !== 'fr');
  const titles = others.flatMap((locale) => [`--title-${locale}`, 'Water in the report']);
  expect(refusalsOf(lines, ...titles)).toEqual([
    '--figure: "wavy" is not known. Did you mean "waves"?',
    'Piped lines answer, one each: name, guide-name, title-fr, tag, figure, colour.',
  ]);
});
