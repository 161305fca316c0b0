import path from 'node:path';
import type { Root } from 'mdast';
import { readHeading } from '@/lib/content/mdx/headings';
import { countWords, readingMinutes } from '@/lib/content/mdx/reading-time';
import { guidesDirectory } from '@/lib/content/paths';
import { type GuideData, type GuideText, guideTextSchema } from '@/lib/content/schema/guide';
import { folderVersion } from '@/lib/content-version';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { fillFiguresDeep } from '@/lib/law/values';
import { oncePerBuild } from '@/lib/once';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './figures';
import { readGuideData } from './guide-data';
import { guideSlugs } from './guide-slugs';
import { requireFrontMatter, requireProse, requireValue } from './require-valid';
import { readTextFile, type TextFile, type TextKind } from './text-file';
import type { YamlFile } from './yaml-file';

export interface GuideSection {
  id: string;
  title: string;
}

/** The text of a guide below its front matter. */
export interface GuideProse {
  /** Syntax tree; copy it before changing it. */
  tree: Root;
  /** Second-level headings, in order. */
  sections: GuideSection[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** One guide in one language, typeset: what pages, lists, feeds and metadata are made from. */
export interface Guide {
  readonly slug: string;
  readonly data: GuideData;
  readonly text: GuideText;
  /**
   * Parsed lazily, so that listing hundreds of guides is cheap.
   * @throws ContentError when its syntax is broken.
   */
  readonly prose: GuideProse;
}

/** The files of a guide, valid or not. */
export interface GuideFiles {
  slug: string;
  folder: string;
  data: YamlFile<GuideData>;
  texts: Record<Locale, TextFile<GuideText>>;
}

const kind: TextKind<GuideText> = {
  kind: 'guide',
  schema: guideTextSchema,
  keys: 'title, description',
};

/** Reads a guide's folder. Never throws for bad content. */
export function readGuide(slug: string): GuideFiles {
  const folder = path.join(guidesDirectory(), slug);
  return {
    slug,
    folder,
    data: readGuideData(slug),
    texts: forEveryLocale((locale) => readTextFile(path.join(folder, `${locale}.mdx`), kind)),
  };
}

const typesetGuides = oncePerBuild(
  (slug): Record<Locale, Guide> => {
    const { data, texts } = readGuide(slug);
    return forEveryLocale((locale) => ({
      slug,
      data: typesetDeep(requireValue(data), locale),
      text: typesetDeep(
        fillFiguresDeep(requireFrontMatter(texts[locale]), figureValues(locale)),
        locale,
      ),
      get prose() {
        return proseOf(texts[locale], locale);
      },
    }));
  },
  (slug) => folderVersion(path.join(guidesDirectory(), slug)),
);

function proseOf(text: TextFile<GuideText>, locale: Locale): GuideProse {
  const tree = requireProse(text);
  return {
    tree,
    sections: tree.children.flatMap((node) => {
      if (node.type !== 'heading' || node.depth !== 2) return [];
      const { id, text: title } = readHeading(node);
      return id ? [{ id, title: typesetDeep(title, locale) }] : [];
    }),
    minutes: readingMinutes(countWords(tree)),
  };
}

/**
 * One guide in one language. Only its schema is validated here: rules across values and files, such as
 * citations of unknown sources, belong to the content check, which a build runs first.
 * @throws ContentError when the guide's data or front matter has an error.
 */
export const loadGuide = (slug: string, locale: Locale): Guide => typesetGuides(slug)[locale];

const sortedGuides = oncePerBuild((locale): Guide[] =>
  guideSlugs()
    .map((slug) => loadGuide(slug, locale as Locale))
    .sort((a, b) => a.data.order - b.data.order),
);

/**
 * Every guide in one language, in the order of the resource centre.
 * @throws ContentError when a guide's data or front matter has an error.
 */
export const loadGuides = (locale: Locale): Guide[] => sortedGuides(locale);
