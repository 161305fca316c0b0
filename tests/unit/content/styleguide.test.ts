import { linkTargets } from '@/lib/content/check/link-targets';
import { checkComponents } from '@/lib/content/check/rules/components';
import { checkContents } from '@/lib/content/check/rules/contents';
import { checkHeadings } from '@/lib/content/check/rules/headings';
import { checkLinks } from '@/lib/content/check/rules/links';
import { checkReferences } from '@/lib/content/check/rules/references';
import { mdxElements } from '@/lib/content/mdx/elements';
import { parseMdx } from '@/lib/content/mdx/parse';
import {
  everyVocabulary,
  loadExampleLists,
  loadExamples,
} from '@/lib/content/vocabulary/styleguide';
import { locales } from '@/lib/i18n/locales';

describe.each(locales)('examples in %s', (locale) => {
  const examples = loadExamples(locale);
  /** As they would stand in one text. */
  const tree = parseMdx(
    examples.map(({ id, title, source }) => `## ${title} [#${id}]\n\n${source}`).join('\n\n'),
  );

  it('show every component with each of its attributes', () => {
    const shown = mdxElements(tree).flatMap(({ name, attributes }) => [
      `${name}`,
      ...attributes.map((attribute) => ('name' in attribute ? `${name} ${attribute.name}` : '')),
    ]);
    const wanted = everyVocabulary.components.flatMap(({ name, attributes }) => [
      name,
      ...Object.keys(attributes).map((attribute) => `${name} ${attribute}`),
    ]);
    expect(wanted.filter((item) => !shown.includes(item))).toEqual([]);
  });

  it('hold only what a text may hold', () => {
    const faults: string[] = [];
    const report = (message: string) => faults.push(message);
    checkHeadings(tree, everyVocabulary, report);
    checkComponents(tree, everyVocabulary, report);
    checkContents(tree, everyVocabulary, report);
    checkLinks(tree, locale, linkTargets(), everyVocabulary, report);
    checkReferences(tree, loadExampleLists(), everyVocabulary, report);
    expect(faults).toEqual([]);
  });

  it('are read one by one', () => {
    expect(examples.map(({ id }) => id)).toEqual(expect.arrayContaining(['text', 'steps', 'fact']));
    for (const { id, title, source } of examples) {
      expect([id, title, source]).not.toContain('');
      expect(title).not.toContain('[#');
    }
  });
});

it('gives every language the same examples', () => {
  const [first, ...others] = locales.map((locale) => loadExamples(locale).map(({ id }) => id));
  for (const other of others) expect(other).toEqual(first);
});

it('has an English example wherever there is one, for languages that lack it', () => {
  const own = everyVocabulary.components.filter(({ examples }) => examples);
  for (const { examples } of own) expect(Object.keys(examples ?? {})).toContain('en');
});
