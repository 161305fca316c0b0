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
const append = (text: string) => site.write({ [yaml]: `${site.read(yaml).trimEnd()}\n${text}\n` });

it('lets nobody describe a cover in the colour of another category', () => {
  const text = 'content/guides/waterguide/fr.mdx';
  const alt = (words: string) => site.replace(text, /^imageAlt: .*$/m, `imageAlt: "${words}"`);
  alt('Des vagues bleu-vert, comme il se doit');
  expect(problems()).not.toContainEqual(expect.stringContaining('The cover is'));
  alt('Des vagues vertes, par erreur');
  expect(problems()).toContainEqual(
    `${text}:4:11  error  The cover is teal, not green; name its own colour, or none.`,
  );
});

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
  const law = 'content/law/water.yaml';

  it.each([
    ['subjects: [water]', 'subjects: [watr]', 'content/law has no file "watr.yaml".'],
    ['  - adoption', '  - adoptoin', 'The register of law has no milestone "adoptoin".'],
    ['figures: []', 'figures: [size.employees]', 'has no figure "size.employees".'],
    ['figures: []', 'figures: [size]', 'is not a rule and one of its figures'],
    ['since: []', 'since: [omnibus]', 'The register of law has no change "omnibus".'],
    ['sources:', 'rules: [size]\nsources:', 'The register of law has no rule "size".'],
    ['  - water-directive', '  - water-directve', 'has no act "water-directve". Did you mean'],
    ['  - adoption', '  - adoption\n  - adoption', 'names the same entry twice; keep one'],
  ])('in place of "%s", "%s" is refused', (present, wrong, message) => {
    site.replace(yaml, present, wrong);
    expect(problems()).toContainEqual(expect.stringContaining(message));
  });

  it('that are unsure are refused', () => {
    site.replace(law, /(id: adoption[\s\S]*?certainty: )verified/, '$1unsure');
    expect(problems()).toContainEqual(
      expect.stringContaining('The milestone "adoption" is unsure and never published'),
    );
  });

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

it.each([
  ['a tag in curly quotation marks', '<Step title=“Then”>'],
  ['a tag that cannot be read', '<Step title="Then" "now">'],
])('does not judge what stands where beside %s', (_what, tag) => {
  site.replace(
    `${GUIDE}/en.mdx`,
    '</Steps>',
    `${tag}\n<Cite source="water-directive" />\n\nArticle 4 asks for it.\n\n</Step>\n\n</Steps>`,
  );
  expect(problems()).toEqual([expect.stringContaining(`:${lineOf(`${GUIDE}/en.mdx`, tag)}:`)]);
});

it('rejects a related guide that does not exist or is the guide itself', () => {
  append('related: [airguides, waterguide]');
  const line = lineOf(yaml, 'related:');
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^${yaml}:${line}:11 {2}error {2}There is no guide "airguides"`),
    ),
    `${yaml}:${line}:22  error  A guide cannot be related to itself; name another.`,
  ]);
});

it('rejects more than three related guides, and duplicates', () => {
  append('related: [a, b, c, a]');
  expect(problems()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('"related" may name at most 3 guides.'),
      expect.stringContaining('"related" names the same guide twice.'),
    ]),
  );
});

it('rejects a part of a guide that is none, that is a part itself, or that is not published', () => {
  const air = 'content/guides/airguide/guide.yaml';
  const line = () => lineOf(yaml, 'partOf:');
  append('partOf: airguide');
  expect(problems()).toEqual([]);
  site.replace(yaml, 'partOf: airguide', 'partOf: airguides');
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^${yaml}:${line()}:9 {2}error {2}partOf "airguides" is no guide .*"airguide"`),
    ),
  ]);
  site.replace(yaml, 'partOf: airguides', 'partOf: airguide');
  site.write({ [air]: `draft: true\n${site.read(air)}` });
  expect(problems()).toContainEqual(expect.stringContaining('The guide "airguide" is a draft'));
  site.replace(air, 'draft: true', 'partOf: waterguide');
  expect(problems()).toContainEqual(expect.stringContaining('partOf "airguide" is no guide'));
});

describe('what readers are to do now', () => {
  const now = (locale: string, to: string) =>
    site.replace(
      `${GUIDE}/${locale}.mdx`,
      'summary:',
      `answers:
  concerned: { answer: "Communes", detail: "Communes, communes, communes." }
  when: { answer: "2026", detail: "Communes, communes, communes." }
  what: { answer: "Plans", detail: "Communes, communes, communes." }
  now:
    - { situation: "Communes", action: "Communes, communes, communes.", to: "#steps" }
    - { situation: "Villages", action: "Communes, communes, communes.", to: "${to}" }
summary:`,
    );

  it('leads to a section or a page, the same in each language', () => {
    now('fr', 'page:guides/airguide#what');
    now('en', 'page:guides/airguide#what');
    expect(problems()).toEqual([]);
    site.replace(`${GUIDE}/en.mdx`, 'to: "page:guides/airguide#what"', 'to: "#what"');
    expect(problems()).toEqual([
      expect.stringMatching(
        /en\.mdx:\d+:5 {2}error {2}The situations of answers\.now lead elsewhere/,
      ),
    ]);
  });

  it.each([
    ['#stps', 'No heading here has the id "stps". Did you mean "steps"?'],
    ['page:guides/airguide#wat', 'The page "guides/airguide" has no section "wat".'],
    ['https://example.org', 'is neither a section here'],
  ])('does not lead to %s', (to, message) => {
    now('fr', to);
    now('en', to);
    expect(problems()).toContainEqual(expect.stringContaining(message));
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
  expect(problems()).toEqual([expect.stringContaining('€50.5 million')]);
});
