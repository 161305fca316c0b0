import { checkGuides } from '@/authoring/check/guides';
import { loadGuide } from '@/loaders/guides';
import { formatProblem } from '@/loaders/problems';
import { quoted } from '@/tests/languages';
import { site } from '../sound-site';

/** Cases that depend on the day, on several edits or on loading; the others are in fixtures/broken-content. */
const GUIDE = 'content/guides/waterguide';
const yaml = `${GUIDE}/guide.yaml`;

/** Problems on a day without due reviews, except outdated translations, which every edit causes. */
const problems = (today = '2026-11-22') =>
  checkGuides(today)
    .map(formatProblem)
    .filter((line) => !line.includes('has changed since this translation'));
/** Line of a text in a file, 1-based. */
const lineOf = (file: string, text: string) =>
  site
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

it('never runs front matter written as code', () => {
  site.write({ [`${GUIDE}/en.mdx`]: '---js\nglobalThis.ran = true\n---\n' });
  expect(problems()).toContain(
    `${GUIDE}/en.mdx:1:1  error  Front matter must be YAML between two lines of three hyphens.`,
  );
  expect(globalThis).not.toHaveProperty('ran');
});

it.each([
  ['task="set-treshold"', 'does not accept task="set-treshold". Did you mean "set-threshold"?'],
  ['by="June" task="set-threshold"', 'takes its deadline from "by" or from the work plan ("task")'],
])('refuses a step with %s', (deadline, message) => {
  site.copy('content/downloads');
  for (const [file, title] of [
    ['fr', 'Mesurer'],
    ['en', 'Measure'],
  ])
    site.replace(
      `${GUIDE}/${file}.mdx`,
      `<Step title="${title}">`,
      `<Step title="${title}" task="set-threshold">`,
    );
  expect(problems()).toEqual([]);
  site.replace(`${GUIDE}/en.mdx`, 'task="set-threshold"', deadline);
  const at = lineOf(`${GUIDE}/en.mdx`, '<Step ');
  expect(problems()).toContainEqual(
    expect.stringContaining(`${GUIDE}/en.mdx:${at}:1  error  <Step> ${message}`),
  );
});

describe('entries of the register', () => {
  it('bring their acts into the list of sources by themselves', () => {
    site.replace(yaml, /^sources:\n {2}- .*\n/m, 'sources: []\n');
    for (const locale of quoted)
      site.replace(`${GUIDE}/${locale}.mdx`, ' <Cite source="water-directive" />', '');
    expect(problems().filter((line) => line.includes('  error  '))).toEqual([]);
    const { sources, milestones } = loadGuide('waterguide', 'fr').law;
    expect(sources.map(({ id }) => id)).toEqual(['water-directive']);
    expect(milestones.map(({ state }) => state)).toEqual(['past']);
    site.replace(yaml, /^milestones:\n {2}- .*\n/m, 'milestones: []\n');
    for (const locale of quoted) site.replace(`${GUIDE}/${locale}.mdx`, /<Timeline.*\n/, '');
    expect(problems()).toContainEqual(expect.stringContaining('A published guide rests on an act'));
  });
});

it('knows a figure once the register gives it for a subject, in the front matter too', () => {
  const file = `${GUIDE}/en.mdx`;
  site
    .replace(file, 'See also', 'It holds above 251 employees. See also')
    .replace(file, 'Each basin has its plan.', 'Each basin has its plan: €50.5 million.');
  expect(problems()).toEqual([
    expect.stringContaining('content/law does not give "€50.5 million"'),
    expect.stringContaining('content/law does not give "251 employees"'),
  ]);
  site.replace(
    'content/law/water.yaml',
    'rules: []',
    `rules:
  - id: size
    layer: eu
    kind: figure
    label: { fr: Taille, en: Size }
    versions:
      - from: 2000-10-23
        criteria: [{ measure: employees, operator: more-than, value: 251, unit: employees }]
        act: water-directive
        provision: { fr: art. 3, en: Art. 3 }
        certainty: verified`,
  );
  expect(problems()).toEqual([
    expect.stringContaining('€50.5 million'),
    expect.stringContaining('name the figure, <Figure of="size.employees" /> in prose'),
  ]);
  site.replace(file, '251 employees', '<Figure of="size.employees" />');
  expect(problems()).toEqual([
    expect.stringContaining('This section differs: only here, <Figure of="size.employees">'),
    expect.stringContaining('€50.5 million'),
  ]);
});

it('warns of a guide that nearly fills its page', () => {
  /** Words that do not pack: each its own. */
  const words = (many: number) => Array.from({ length: many }, (_, at) => (at ** 5).toString(36));
  const file = `${GUIDE}/fr.mdx`;
  const told = (many: number) => {
    site.write({ [file]: `${site.read(file)}\n${words(many).join(' ')}\n` });
    return problems().filter((line) => line.includes('of its page'));
  };
  expect(told(500)).toEqual([]);
  expect(told(2500)).toEqual([
    expect.stringMatching(
      /^content\/guides\/waterguide\/fr\.mdx {2}warning {2}.*fills about \d+ %/,
    ),
  ]);
});
