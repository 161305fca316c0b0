import { checkContent } from '@/authoring/check/content';
import { locales } from '@/lib/i18n/locales';
import { loadGuide, loadGuides } from '@/loaders/guides';
import { legalNames, loadLegalText } from '@/loaders/legal';
import { parseMdx } from '@/loaders/mdx/parse';
import { YamlDocument } from '@/loaders/yaml/document';
import { proseMarkdown } from '@/publishing/markdown/prose';
import { allPages } from '@/routes/addresses';
import { soundContent } from '@/tests/broken-content';
import type { Fixture } from '@/tests/fixture';

const parsedProse: string[] = [];
const parsedYaml: string[] = [];
jest.mock('unified', () => {
  const actual = jest.requireActual('unified');
  return {
    ...actual,
    unified: () => {
      const processor = actual.unified();
      const { parse } = processor;
      processor.parse = function parseAndNote(this: unknown, body: string) {
        parsedProse.push(body);
        return parse.call(this, body);
      };
      return processor;
    },
  };
});
jest.mock('next-intl/server', () => ({
  getTranslations: async () =>
    Object.assign((key: string) => key, { markup: (key: string) => key }),
}));
jest.mock('yaml', () => {
  const actual = jest.requireActual('yaml');
  return {
    ...actual,
    parseDocument: (source: string, options: unknown) => {
      parsedYaml.push(source);
      return actual.parseDocument(source, options);
    },
  };
});

let site: Fixture;
beforeEach(() => {
  site = soundContent();
  site.enter();
  parsedProse.length = 0;
  parsedYaml.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
  site.remove();
});

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

it('counts what is parsed', () => {
  parseMdx('Prose.');
  expect(new YamlDocument('key: value', 'a.yaml').value()).toEqual({ key: 'value' });
  expect([parsedProse, parsedYaml]).toEqual([['Prose.'], ['key: value']]);
});

it.each(['production', 'development', 'test'] as const)(
  'parses each text once in %s, for the check and for all that is made of it',
  async (mode) => {
    jest.replaceProperty(process.env, 'NODE_ENV', mode);
    if (mode === 'development') site.write({ 'messages/fr.json': '{}' });
    expect(checkContent(new Date('2026-11-20'))).toEqual([]);
    allPages();
    for (const locale of locales) {
      for (const { slug } of loadGuides(locale)) {
        const guide = loadGuide(slug, locale);
        expect(guide.prose.sections).not.toEqual([]);
        await proseMarkdown({ guide, locale });
      }
      for (const name of legalNames) loadLegalText(name, locale);
    }
    expect(parsedProse.length).toBeGreaterThanOrEqual(2 * locales.length);
    expect(repeated(parsedProse)).toEqual([]);
    expect(repeated(parsedYaml)).toEqual([]);
  },
);

it('leaves the shared syntax tree unchanged', async () => {
  const guide = loadGuide('waterguide', 'en');
  const before = structuredClone(guide.prose.tree);
  await proseMarkdown({ guide, locale: 'en' });
  expect(guide.prose.tree).toEqual(before);
});

it('reads a changed text again', () => {
  expect(loadGuide('waterguide', 'en').text.title).not.toBe('Another title');
  site.replace('content/guides/waterguide/en.mdx', /^title:.*/m, 'title: Another title');
  expect(loadGuide('waterguide', 'en').text.title).toBe('Another title');
});
