import path from 'node:path';
import type { Root } from 'mdast';
import { readHeading } from '@/lib/content/mdx/headings';
import { parseMdx } from '@/lib/content/mdx/parse';
import { styleguideDirectory } from '@/lib/content/paths';
import { type GuideData, guideDataSchema } from '@/lib/content/schema/guide';
import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { readContentFile } from './read-file';
import { soundValue } from './sound';
import { readYamlFile } from './yaml-file';

/** One example of what writers may use, as they type it. */
export interface Example {
  id: string;
  title: string;
  source: string;
  tree: Root;
}

/** The examples of content/styleguide in one language: one per section of second level. */
export function loadExamples(locale: Locale): Example[] {
  const text = readContentFile(path.join(styleguideDirectory(), `${locale}.mdx`));
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const { children } = parseMdx(section);
      const [heading, ...blocks] = children;
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

/**
 * The data the examples are drawn from, typeset.
 * @throws ContentError when they have an error.
 */
export const loadExampleData = (locale: Locale): GuideData =>
  typesetDeep(
    soundValue(
      readYamlFile<GuideData>(
        path.join(styleguideDirectory(), 'guide.yaml'),
        guideDataSchema,
        'This file is missing; it holds the data of the examples.',
      ),
    ),
    locale,
  );
