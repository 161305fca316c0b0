import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkGuides } from '@/authoring/check/guides';
import { type AnswerName, type Answers, createGuide, prompts } from '@/authoring/new-guide';
import { type Locale, locales } from '@/lib/i18n/locales';
import { guideSlugs } from '@/loaders/guide-files';
import { loadGuides } from '@/loaders/guides';
import { formatProblem } from '@/loaders/problems';
import { Fixture } from '@/tests/fixture';

/** The texts of a new guide. */
const texts = locales.map((locale) => `${locale}.mdx`);
/** Titles in every language. */
const titles = Object.fromEntries(
  locales.map((locale) => [`title-${locale}`, `Water in the report (${locale})`]),
) as Pick<Answers, `title-${Locale}`>;
const answers: Answers = {
  name: 'waterguide',
  'guide-name': 'WaterGuide',
  ...titles,
  'title-fr': "L'eau dans le rapport : « E3 »",
  'title-en': 'Water in the report: "E3"',
  tag: 'nature',
  figure: 'waves',
  colour: 'teal',
};

let fixture: Fixture;
beforeEach(() => {
  process.env.SITE_TODAY = '2026-11-20';
  fixture = new Fixture()
    .copy('content/covers')
    .copy('content/evidence.yaml')
    .copy('content/new-guide')
    .copy('content/guides/csrdguide')
    .copy('content/law');
  fixture.enter();
});
afterEach(() => {
  delete process.env.SITE_TODAY;
  jest.restoreAllMocks();
  fixture.remove();
});

const inContent = (folder = '') =>
  readdirSync(path.join(fixture.root, 'content', folder))
    .filter((name) => !['covers', 'evidence.yaml', 'law'].includes(name))
    .sort();
const problems = () =>
  checkGuides('2026-11-20')
    .map(formatProblem)
    .filter((line) => line.startsWith('content/guides/waterguide'));
const refusal = (name: AnswerName, answer: string, given: Partial<Answers> = {}) =>
  prompts()
    .find((question) => question.name === name)
    ?.refuse(answer, given);

describe('a new guide', () => {
  it('is a valid draft in every language, placed last', () => {
    createGuide(answers);
    expect(inContent('guides/waterguide')).toEqual([...texts, 'guide.yaml'].sort());
    expect(problems()).toEqual([]);
    expect(guideSlugs()).toEqual(['csrdguide']);
    const yaml = fixture.read('content/guides/waterguide/guide.yaml');
    for (const line of [
      'guideName: WaterGuide',
      'order: 2',
      'publishedOn: 2026-11-20 ',
      'reviewedOn: 2026-11-20',
      'reviewBy: 2027-05-20',
    ])
      expect(yaml).toContain(`\n${line}`);
  });

  it('cannot be published while it contains a TODO', () => {
    createGuide(answers);
    const yaml = 'content/guides/waterguide/guide.yaml';
    fixture.replace(yaml, /^draft: true.*\n/m, '');
    expect(problems()).toContain(
      `${yaml}:12:16  error  TODO marks text still to be written; write it, or keep "draft: true".`,
    );
    for (const file of ['guide.yaml', ...texts]) {
      const name = `content/guides/waterguide/${file}`;
      fixture.write({ [name]: fixture.read(name).replaceAll('TODO', 'Words') });
    }
    fixture.replace(yaml, 'milestones: []', 'milestones: [esrs-published]');
    // Only the revision of the translation is missing.
    expect(problems()).toEqual([expect.stringContaining('add the line "translationOf: fr-')]);
    expect(loadGuides('fr').map(({ text }) => text.title)).toContain(
      'L’eau dans le rapport\u202f: «\u202fE3\u202f»',
    );
  });

  it('is not created at all when it would have errors', () => {
    expect(() => createGuide({ ...answers, 'title-en': 'Water for 251 employees' })).toThrow(
      'content/guides/waterguide/en.mdx:2:19  error  content/law does not give "251 employees"',
    );
    expect(inContent('guides')).toEqual(['csrdguide']);
    expect(inContent()).toEqual(['guides', 'new-guide']);
  });

  it('never overwrites', () => {
    const before = fixture.read('content/guides/csrdguide/guide.yaml');
    expect(() => createGuide({ ...answers, name: 'csrdguide' })).toThrow('already exists');
    expect(fixture.read('content/guides/csrdguide/guide.yaml')).toBe(before);
    expect(existsSync(path.join(fixture.root, 'content/guides/waterguide'))).toBe(false);
  });
});

describe('names', () => {
  it.each([
    [
      'Eau & océans',
      '"Eau & océans" becomes part of an address: lower-case letters and digits only, without accents, such as "eauoceansguide".',
    ],
    [
      'WaterGuide',
      '"WaterGuide" becomes part of an address: lower-case letters and digits only, without accents, such as "waterguide".',
    ],
    ['../x', expect.stringContaining('such as "xguide"')],
    ['水', expect.stringContaining('without accents.')],
    ['csrdguide', 'There is already a guide "csrdguide"; use another name.'],
    ['404', '"404" is reserved; use another, such as "404guide".'],
    ['con', '"con" is reserved; use another, such as "conguide".'],
    ['a'.repeat(41), expect.stringContaining('use at most 40 characters')],
    ['waterguide', undefined],
  ])('%s', (name, expected) => {
    expect(refusal('name', name)).toEqual(expected);
  });
});

describe('titles', () => {});
