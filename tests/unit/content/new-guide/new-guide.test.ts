import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkGuides } from '@/authoring/check/guides';
import { createGuide } from '@/authoring/new-guide';
import { locales } from '@/lib/i18n/locales';
import { guideSlugs } from '@/loaders/guide-files';
import { formatProblem } from '@/loaders/problems';
import { freshFixture } from '@/tests/fixture';

/** The texts of a new guide. */
const texts = locales.map((locale) => `${locale}.mdx`);

const fixture = freshFixture((each) => {
  process.env.SITE_TODAY = '2026-11-20';
  each
    .copy('content/covers')
    .copy('content/evidence.yaml')
    .copy('content/new-guide')
    .copy('content/guides/csrdguide')
    .copy('content/law')
    .enter();
});
afterEach(() => {
  delete process.env.SITE_TODAY;
});

const inContent = (folder = '') =>
  readdirSync(path.join(fixture.root, 'content', folder))
    .filter((name) => !['covers', 'evidence.yaml', 'law'].includes(name))
    .sort();
const problems = () =>
  checkGuides('2026-11-20')
    .map(formatProblem)
    .filter((line) => line.startsWith('content/guides/waterguide'));
describe('a new guide', () => {
  it('is a valid draft in every language, placed last', () => {
    createGuide('WaterGuide', 'csrd');
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
      'subjects: [csrd] ',
      'milestones: [csrd-scope-first-year] ',
    ])
      expect(yaml).toContain(`\n${line}`);
  });

  it('cannot be published while it contains a TODO', () => {
    createGuide('WaterGuide', 'csrd');
    const yaml = 'content/guides/waterguide/guide.yaml';
    fixture.replace(yaml, /^draft: true.*\n/m, '');
    expect(problems()).toContain(
      `${yaml}:4:18  error  TODO marks text still to be written; write it, or keep "draft: true". Lines: 4, 5, 11, 14.`,
    );
    for (const file of ['guide.yaml', ...texts]) {
      const name = `content/guides/waterguide/${file}`;
      fixture.write({ [name]: fixture.read(name).replaceAll('TODO', 'Words') });
    }
    // Only the revision of the translation is missing.
    expect(problems()).toEqual([expect.stringContaining('add the line "translationOf: fr-')]);
  });

  it('is not created at all when it would have errors', () => {
    fixture.replace('content/new-guide/en.mdx', 'TODO: the title', 'For 251 employees');
    expect(() => createGuide('WaterGuide', 'csrd')).toThrow(
      'content/guides/waterguide/en.mdx:2:13  error  content/law does not give "251 employees"',
    );
    expect(inContent('guides')).toEqual(['csrdguide']);
    expect(inContent()).toEqual(['guides', 'new-guide']);
  });
});

it.each([
  ['Eau & océans', 'letters and digits only'],
  ['../x', 'letters and digits only'],
  ['CSRDGuide', 'There is already a guide "csrdguide"; use another name.'],
  ['404', '"404" is reserved; use another, such as "404Guide".'],
  ['con', '"con" is reserved'],
  ['a'.repeat(41), 'use at most 40 characters'],
])('refuses %s', (name, expected) => {
  const before = fixture.read('content/guides/csrdguide/guide.yaml');
  expect(() => createGuide(name, 'csrd')).toThrow(expected);
  expect(inContent('guides')).toEqual(['csrdguide']);
  expect(fixture.read('content/guides/csrdguide/guide.yaml')).toBe(before);
});
