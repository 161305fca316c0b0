import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkTargets } from '@/lib/content/check/link-targets';
import { checkComponents } from '@/lib/content/check/rules/components';
import { checkHeadings } from '@/lib/content/check/rules/headings';
import { checkFacts } from '@/lib/content/check/rules/legal';
import { checkLinks } from '@/lib/content/check/rules/links';
import { checkParity } from '@/lib/content/check/rules/parity';
import { checkReferences } from '@/lib/content/check/rules/references';
import { loadExampleData, loadExamples } from '@/lib/content/load/styleguide';
import { mdxElements } from '@/lib/content/mdx/elements';
import { parseMdx } from '@/lib/content/mdx/parse';
import { guideVocabulary, legalVocabulary, type MdxVocabulary } from '@/lib/content/mdx/vocabulary';
import { styleguideDirectory } from '@/lib/content/paths';
import { locales } from '@/lib/i18n/locales';

/** All that writers may use, in guides and legal texts together. */
const vocabulary: MdxVocabulary = {
  ...guideVocabulary,
  components: { ...guideVocabulary.components, ...legalVocabulary.components },
  required: { ...guideVocabulary.required, ...legalVocabulary.required },
};
const tree = (locale: string) =>
  parseMdx(readFileSync(path.join(styleguideDirectory(), `${locale}.mdx`), 'utf8'));

describe.each(locales)('examples in %s', (locale) => {
  it('show every component with each of its attributes', () => {
    const shown = mdxElements(tree(locale)).flatMap(({ name, attributes }) => [
      `${name}`,
      ...attributes.map((attribute) => ('name' in attribute ? `${name} ${attribute.name}` : '')),
    ]);
    const wanted = Object.entries(vocabulary.components).flatMap(([name, attributes]) => [
      name,
      ...attributes.map((attribute) => `${name} ${attribute}`),
    ]);
    expect(wanted.filter((item) => !shown.includes(item))).toEqual([]);
  });

  it('hold only what a text may hold', () => {
    const faults: string[] = [];
    const report = (message: string) => faults.push(message);
    checkHeadings(tree(locale), vocabulary, report);
    checkComponents(tree(locale), vocabulary, report);
    checkLinks(tree(locale), locale, linkTargets(), vocabulary, report);
    checkReferences(tree(locale), loadExampleData(locale), report);
    checkFacts(tree(locale), report);
    expect(faults).toEqual([]);
  });

  it('are read one by one', () => {
    const examples = loadExamples(locale);
    const sections = tree(locale).children.filter(
      (node) => node.type === 'heading' && node.depth === 2,
    );
    expect(examples).toHaveLength(sections.length);
    for (const { id, title, source } of examples) {
      expect([id, title, source]).not.toContain('');
      expect(title).not.toContain('[#');
    }
  });
});

it('gives every language the same examples', () => {
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, { tree: tree(locale), mdx: { bodyOffset: 0 } }]),
  );
  expect(checkParity(styleguideDirectory(), texts)).toEqual([]);
});
