import {
  checkComponents,
  checkContents,
  checkDataReferences,
} from '@/authoring/check/rules/components';
import { checkLinks, linkTargets } from '@/authoring/check/rules/links';
import { checkHeadings } from '@/authoring/check/rules/markdown';
import { locales } from '@/lib/i18n/locales';
import { loadExampleLists, loadExamples } from '@/loaders/mdx/examples';
import { parseMdx } from '@/loaders/mdx/parse';
import { mdxElements } from '@/loaders/mdx/tree';
import { everyVocabulary } from '@/loaders/mdx/vocabulary';

describe.each(locales)('examples in %s', (locale) => {
  const examples = loadExamples(locale);
  /** All examples as one text. */
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

  it('contain only what a text may contain', () => {
    const faults: unknown[] = [];
    const report = (message: unknown) => message && faults.push(message);
    checkHeadings(tree, everyVocabulary, report);
    checkComponents(tree, everyVocabulary, report);
    checkContents(tree, everyVocabulary, report);
    checkLinks(tree, locale, linkTargets(), everyVocabulary, report);
    checkDataReferences(tree, loadExampleLists(), everyVocabulary, report);
    expect(faults).toEqual([]);
  });
});
