import path from 'node:path';
import type { Root } from 'mdast';
import { type GuideLaw, resolveLaw } from '@/lib/content/facts/guide-law';
import { readHeading } from '@/lib/content/mdx/headings';
import { countWords, readingMinutes } from '@/lib/content/mdx/reading-time';
import { guidesDirectory, lawDirectory } from '@/lib/content/paths';
import { type GuideData, type GuideText, guideTextSchema } from '@/lib/content/schema/guide';
import { folderVersion } from '@/lib/content-version';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { fillFiguresDeep } from '@/lib/law/values';
import { oncePerBuild } from '@/lib/once';
import { today } from '@/lib/today';
import { typesetDeep } from '@/lib/typography';
import { figureValues } from './figures';
import { readGuideData } from './guide-data';
import { guideSlugs } from './guide-slugs';
import { loadRegister } from './law';
import { soundFrontMatter, soundProse, soundValue } from './sound';
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

/** One guide in one language, typeset: all that pages, lists, feeds and machines show of it. */
export interface Guide {
  readonly slug: string;
  readonly data: GuideData;
  readonly text: GuideText;
  /**
   * What it shows of the register of law, on the day of the build.
   * @throws ContentError when the register has an error; Error when it lacks an entry.
   */
  readonly law: GuideLaw;
  /**
   * Parsed when asked for, so that lists of hundreds of guides cost little.
   * @throws ContentError when its syntax is broken.
   */
  readonly prose: GuideProse;
}

/** The files of a guide as they are, sound or not. */
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
    return forEveryLocale((locale) => {
      const lists = soundValue(data);
      let law: GuideLaw | undefined;
      return {
        slug,
        data: typesetDeep(lists, locale),
        text: typesetDeep(
          fillFiguresDeep(soundFrontMatter(texts[locale]), figureValues(locale)),
          locale,
        ),
        get law() {
          law ??= typesetDeep(resolveLaw(lists, loadRegister(), today()), locale);
          return law;
        },
        get prose() {
          return proseOf(texts[locale], locale);
        },
      };
    });
  },
  (slug) => folderVersion(path.join(guidesDirectory(), slug), lawDirectory()),
);

function proseOf(text: TextFile<GuideText>, locale: Locale): GuideProse {
  const tree = soundProse(text);
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
 * One guide in one language. What its shape cannot tell, such as a citation of no source, is left to
 * the check, which a build runs first.
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
