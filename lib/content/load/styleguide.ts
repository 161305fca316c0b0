import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeading } from '@/lib/content/mdx/headings';
import { parseMdx } from '@/lib/content/mdx/parse';
import type { Locale } from '@/lib/i18n/locales';
import { typesetDeep } from '@/lib/typography';
import { displayPath, styleguideDirectory } from '../paths';
import { ContentError } from '../problems/problem';
import { type GuideData, guideDataSchema } from '../schema/guide';
import { validateYaml } from '../yaml/validate';

/** One example of what writers may use, as they type it. */
export interface Example {
  id: string;
  title: string;
  source: string;
}

/** The examples of content/styleguide in one language: one per section of second level. */
export function loadExamples(locale: Locale): Example[] {
  const text = readFileSync(path.join(styleguideDirectory(), `${locale}.mdx`), 'utf8');
  return text
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [line = ''] = section.split('\n', 1);
      const [heading] = parseMdx(line).children;
      if (heading?.type !== 'heading') throw new Error(`"${line}" is no heading of an example.`);
      const { id, text: title } = readHeading(heading);
      return {
        id: id ?? '',
        title: typesetDeep(title, locale),
        source: section.slice(line.length).trim(),
      };
    });
}

/**
 * The data the examples are drawn from, typeset.
 * @throws ContentError when they have an error.
 */
export function loadExampleData(locale: Locale): GuideData {
  const file = path.join(styleguideDirectory(), 'guide.yaml');
  const yaml = readFileSync(file, 'utf8');
  const { value, problems } = validateYaml(yaml, guideDataSchema, displayPath(file));
  if (!value) throw new ContentError(problems);
  return typesetDeep(value as GuideData, locale);
}
