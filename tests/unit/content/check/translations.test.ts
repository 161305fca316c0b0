import { checkGuides } from '@/authoring/check/guides';
import { formatProblem } from '@/loaders/problems';
import { site } from '../sound-site';

const FR = 'content/guides/waterguide/fr.mdx';
const EN = 'content/guides/waterguide/en.mdx';
const MARK = /^translationOf: (.*)\n/m;

const warnings = () => checkGuides('2026-11-20').map(formatProblem);
/** The revision that a message proposes. */
const proposed = () =>
  /"(translationOf: \w\w-\w{6} \w\w-\w{6})"/.exec(warnings()[0] ?? '')?.[1] ?? '';

it('warns when a word of the original changes, and proposes the line to write', () => {
  site.replace(FR, 'Chaque bassin', 'Tout bassin');
  const mark = MARK.exec(site.read(EN))?.[1];
  expect(warnings()).toEqual([
    expect.stringContaining(`The French text has changed since this translation (${mark}); update`),
  ]);
  site.replace(EN, MARK, `${proposed()}\n`);
  expect(warnings()).toEqual([]);
  site.replace(EN, 'Each basin', 'Every basin');
  expect(warnings()).toEqual([
    expect.stringContaining('This translation has changed and the French text has not; change'),
  ]);
});

it('warns when an answer of the head changes in one language', () => {
  const answers = ['concerned', 'when', 'what'].map(
    (question) => `  ${question}: { answer: Plans, detail: "Communes, communes, communes." }\n`,
  );
  for (const file of [FR, EN])
    site.replace(file, 'summary:', `answers:\n${answers.join('')}summary:`);
  site.replace(EN, MARK, `${proposed()}\n`);
  expect(warnings()).toEqual([]);
  site.replace(FR, 'answer: Plans', 'answer: Villages');
  expect(warnings()).toEqual([expect.stringContaining('The French text has changed')]);
});

it('ignores white space, line endings, YAML quoting and folding', () => {
  site
    .replace(FR, "title: L'eau dans l'entreprise", 'title: "L\'eau dans l\'entreprise"')
    .replace(FR, 'La directive date du 23', 'La directive date\ndu 23')
    .replace(FR, /\n/g, '\r\n');
  expect(warnings()).toEqual([]);
});

it('treats the language without translationOf as the original', () => {
  site.replace(EN, MARK, '');
  expect(proposed()).toMatch(/: fr-/);
  site.replace(FR, 'summary:', 'translationOf: en-000000\nsummary:');
  expect(warnings()).toEqual([
    expect.stringMatching(/fr\.mdx:6:16 {2}warning {2}The English text has changed since/),
  ]);
  site.replace(FR, MARK, `${proposed()}\n`);
  expect(warnings()).toEqual([]);
});
