import path from 'node:path';
import type { Root } from 'mdast';
import { type GuideLaw, resolveLaw } from '@/lib/content/facts/guide-law';
import { loadRegister } from '@/lib/content/load/law';
import { readContentFile } from '@/lib/content/load/read-file';
import { soundValue } from '@/lib/content/load/sound';
import { readYamlFile } from '@/lib/content/load/yaml-file';
import { readHeading } from '@/lib/content/mdx/headings';
import { parseMdx } from '@/lib/content/mdx/parse';
import { styleguideDirectory } from '@/lib/content/paths';
import { type GuideData, guideDataSchema } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import { today } from '@/lib/today';
import { typesetDeep } from '@/lib/typography';
import { guideVocabulary } from './guides';
import { legalVocabulary } from './legal';
import type { MdxVocabulary } from './vocabulary';

/** All that writers may use, in guides and legal texts together. */
export const everyVocabulary: MdxVocabulary = {
  ...guideVocabulary,
  components: [...guideVocabulary.components, ...legalVocabulary.components],
};

/** One example of what writers may use, as they type it. */
export interface Example {
  id: string;
  title: string;
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

/** One per section of second level. */
function markdownExamples(locale: Locale): Example[] {
  const text = readContentFile(path.join(styleguideDirectory(), `${locale}.mdx`));
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [heading, ...blocks] = parseMdx(section).children;
      const [line = ''] = section.split('\n', 1);
      if (heading?.type !== 'heading') throw new Error(`"${line}" is no heading of an example.`);
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
  soundValue(
    readYamlFile<GuideData>(
      path.join(styleguideDirectory(), 'guide.yaml'),
      guideDataSchema,
      'This file is missing; it holds the data of the examples.',
    ),
  );

/** The same, resolved and typeset. @throws ContentError when the register has an error. */
export const loadExampleLaw = (locale: Locale): GuideLaw =>
  typesetDeep(resolveLaw(loadExampleLists(), loadRegister(), today()), locale);
