import path from 'node:path';
import type { Root } from 'mdast';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { type GuideLaw, resolveLaw } from '@/loaders/guide-law';
import { loadRegister } from '@/loaders/law';
import { parseMdx } from '@/loaders/mdx/parse';
import { readHeading } from '@/loaders/mdx/tree';
import { styleguideDirectory } from '@/loaders/paths';
import { readContentFile } from '@/loaders/read-file';
import { type GuideData, guideDataSchema } from '@/loaders/schema/guide';
import { readYamlFile, requireValue } from '@/loaders/yaml/file';
import { guideVocabulary, legalVocabulary, type MdxVocabulary } from './vocabulary';

/** The components of guides and legal texts together. */
export const everyVocabulary: MdxVocabulary = {
  ...guideVocabulary,
  components: [...guideVocabulary.components, ...legalVocabulary.components],
};

/** An example in the styleguide. */
export interface Example {
  id: string;
  title: string;
  /** MDX, as a writer types it. */
  source: string;
  tree: Root;
}

/** The examples in one language: Markdown from content/styleguide, then each component's own. */
export const loadExamples = (locale: Locale): Example[] => [
  ...markdownExamples(locale),
  ...everyVocabulary.components.flatMap(({ name, examples }) => {
    const example = examples?.[locale] ?? examples?.en;
    if (!example) return [];
    const { title, source } = example;
    return {
      id: name.toLowerCase(),
      title: typesetDeep(title, locale),
      source,
      tree: parseMdx(source),
    };
  }),
];

/** One per level-two section. */
function markdownExamples(locale: Locale): Example[] {
  const text = readContentFile(path.join(styleguideDirectory(), `${locale}.mdx`));
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [heading, ...blocks] = parseMdx(section).children;
      const [line = ''] = section.split('\n', 1);
      if (heading?.type !== 'heading')
        throw new Error(`An example starts with a heading; "${line}" is not one.`);
      const { id, text: title } = readHeading(heading);
      return {
        id: id ?? '',
        title: typesetDeep(title, locale),
        source: section.slice(line.length).trim(),
        tree: { type: 'root', children: blocks },
      };
    });
}

/** What the examples name of the register of law. @throws ContentError when it has an error. */
export const loadExampleLists = (): GuideData =>
  requireValue(
    readYamlFile<GuideData>(
      path.join(styleguideDirectory(), 'guide.yaml'),
      guideDataSchema,
      'This file is missing; it contains the data of the examples.',
    ),
  );

/** The same, resolved and typeset. @throws ContentError when the register has an error. */
export const loadExampleLaw = (locale: Locale): GuideLaw =>
  typesetDeep(resolveLaw(loadExampleLists(), loadRegister(), today()), locale);
