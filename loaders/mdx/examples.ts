import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { today } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';
import { typesetDeep } from '@/lib/typography';
import { type GuideLaw, resolveLaw } from '@/loaders/guide-law';
import { loadRegister } from '@/loaders/law';
import { parseMdx } from '@/loaders/mdx/parse';
import { readHeading } from '@/loaders/mdx/tree';
import { componentsDirectory, inContent } from '@/loaders/paths';
import { readContentFile } from '@/loaders/read-file';
import { type GuideData, guideDataSchema } from '@/loaders/schema/guide';
import { readYamlFile, requireValue } from '@/loaders/yaml/file';
import type { MdxComponent } from './component';
import { everyVocabulary } from './vocabulary';

/** An example in the styleguide. */
export interface Example {
  id: string;
  title: string;
  /** MDX, as a writer types it. */
  source: string;
  tree: Root;
}

/**
 * The examples in one language: Markdown from content/styleguide, then each component's own from its folder, in
 * the order of the vocabulary. The example of a parent covers its children.
 */
export function loadExamples(locale: Locale): Example[] {
  const own = new Map(
    exampleFiles(locale)
      .flatMap((file) => examplesIn(file, locale))
      .map((example) => [example.id, example]),
  );
  return [
    ...examplesIn(inContent('styleguide', `${locale}.mdx`), locale),
    ...everyVocabulary.components.flatMap((component) => {
      const example = own.get(component.name.toLowerCase());
      return example ? (example.source === '' ? withEveryValue(example, component) : example) : [];
    }),
  ];
}

/** Those of a language that has none of its own are in English. */
const exampleFiles = (locale: Locale): string[] =>
  readdirSync(componentsDirectory(), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const file = (language: string) =>
      path.join(componentsDirectory(), entry.name, `example.${language}.mdx`);
    return [locale, 'en'].map(file).find(existsSync) ?? [];
  });

/** One per level-two section. */
function examplesIn(file: string, locale: Locale): Example[] {
  return readContentFile(file)
    .split(/^(?=## )/m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [heading, ...blocks] = parseMdx(section).children;
      const [line = ''] = section.split('\n', 1);
      if (heading?.type !== 'heading')
        throw new Error(say('An example starts with a heading; "#{line}" is not one.', { line }));
      const { id, text: title } = readHeading(heading);
      return {
        id: id ?? '',
        title: typesetDeep(title, locale),
        source: section.slice(line.length).trim(),
        tree: { type: 'root', children: blocks },
      };
    });
}

/** An example that is a heading alone shows writers the choice: the component once with each value. */
function withEveryValue(example: Example, { name, attributes }: MdxComponent): Example {
  const source = Object.entries(attributes)
    .flatMap(([attribute, { values = [] }]) =>
      values.map((value) => `<${name} ${attribute}="${value}" />`),
    )
    .join('\n\n');
  return { ...example, source, tree: parseMdx(source) };
}

/** What the examples name of the register of law. @throws ContentError when it has an error. */
export const loadExampleLists = (): GuideData =>
  requireValue(
    readYamlFile<GuideData>(
      inContent('styleguide', 'guide.yaml'),
      guideDataSchema,
      say('This file is missing; it contains the data of the examples.'),
    ),
  );

/** The same, resolved and typeset. @throws ContentError when the register has an error. */
export const loadExampleLaw = (locale: Locale): GuideLaw =>
  typesetDeep(resolveLaw(loadExampleLists(), loadRegister(), today()), locale);
