import type { Root } from 'mdast';
import { fillFiguresDeep, fillKnownFigures } from '@/law/placeholders';
import { folderVersion, oncePerBuild } from '@/lib/cache';
import { today } from '@/lib/dates';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { isPreview, orInPreview } from '@/lib/preview';
import { typesetDeep } from '@/lib/typography';
import { type GuideFiles, guideSlugs, readGuide, shownLocale } from './guide-files';
import { type GuideLaw, knownLists, resolveLaw } from './guide-law';
import { figureValues, loadRegister, loadTypesetRegister } from './law';
import { loadLegalText, policyNames } from './legal';
import { requireFrontMatter, requireProse, type TextFile } from './mdx/text-file';
import { readHeading, sectionsOf, walk } from './mdx/tree';
import { inContent } from './paths';
import { type Cover, type GuideData, type GuideText, tagColours } from './schema/guide';
import { requireValue } from './yaml/file';

export interface GuideSection {
  id: string;
  title: string;
}

/** One guide in one language, typeset: what pages, lists, feeds and metadata are made from. */
export interface Guide {
  readonly slug: string;
  /** Language of the text; not that of the page in the preview of a guide not translated yet. */
  readonly shownIn: Locale;
  readonly data: Omit<GuideData, 'cover'> & { readonly cover: Cover };
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
  readonly prose: ReturnType<typeof proseOf>;
}

const typesetGuides = oncePerBuild(
  (slug: string): Record<Locale, Guide> => {
    const files = readGuide(slug);
    return forEveryLocale((locale) => {
      const lists = listsOf(files);
      const cover = { figure: lists.cover, colour: tagColours[lists.tag] };
      const shown = shownLocale(files, locale);
      const text = files.texts[shown];
      let law: GuideLaw | undefined;
      return {
        slug,
        shownIn: shown,
        data: typesetDeep({ ...lists, cover }, locale),
        text: typesetDeep(frontMatterOf(text, shown), shown),
        get law() {
          law ??= resolveLaw(lists, loadTypesetRegister(locale), today());
          return law;
        },
        get prose() {
          return proseOf(text, shown);
        },
      };
    });
  },
  (slug) => folderVersion(inContent('guides', slug), inContent('law')),
);

/** In the preview, without what the register of law lacks. */
function listsOf({ data }: GuideFiles): GuideData {
  const lists = requireValue(data);
  return isPreview() ? { ...lists, ...knownLists(lists, loadRegister()) } : lists;
}

/** Front matter with its figures; in the preview, one that names a wrong figure shows its name. */
function frontMatterOf(text: TextFile<GuideText>, locale: Locale): GuideText {
  const front = requireFrontMatter(text);
  return orInPreview(
    () => fillFiguresDeep(front, figureValues(locale)),
    () => front,
  );
}

/** The text of a guide below its front matter: its tree, to be copied before it is changed, and its second-level headings. */
function proseOf(text: TextFile<GuideText>, locale: Locale) {
  const tree = requireProse(text);
  const shown = (title: string) =>
    fillKnownFigures(title, (name) => figureValues(locale).get(name));
  return {
    tree,
    sections: sectionsOf(tree).map(({ id, title }) => ({
      id,
      title: typesetDeep(shown(title), locale),
    })),
  };
}

/**
 * One guide in one language. Only its schema is validated here: rules across values and files, such as
 * citations of unknown sources, belong to the content check, which a build runs first.
 * @throws ContentError when the guide's data or front matter has an error.
 */
export const loadGuide = (slug: string, locale: Locale): Guide => typesetGuides(slug)[locale];

const sortedGuides = oncePerBuild((locale: Locale): Guide[] =>
  guideSlugs()
    .map((slug) => loadGuide(slug, locale))
    .sort((a, b) => a.data.order - b.data.order),
);

/**
 * Every guide in one language, in the order of the resource centre; their parts are not among them.
 * @throws ContentError when a guide's data or front matter has an error.
 */
export const loadGuides = (locale: Locale): Guide[] =>
  sortedGuides(locale).filter(({ data }) => !data.partOf);

/** The parts of a guide in one language, in their order. */
export const partsOf = (slug: string, locale: Locale): Guide[] =>
  sortedGuides(locale).filter(({ data }) => data.partOf === slug);

/** Every guide in one language, each followed by its parts. */
export const guidesWithParts = (locale: Locale): Guide[] =>
  loadGuides(locale).flatMap((guide) => [guide, ...partsOf(guide.slug, locale)]);

/** The guides and parts written in a language, for what claims to be in it, such as its feed. */
export const guidesIn = (locale: Locale): Guide[] =>
  guidesWithParts(locale).filter(({ shownIn }) => shownIn === locale || isPreview());

const titles = oncePerBuild(
  (page: string, locale: Locale): ReadonlyMap<string, string> =>
    new Map(treesOf(page, locale).flatMap((tree) => titlesIn(tree, locale))),
);

/** Title of a section of a guide or policy, typeset; undefined when the page has no such heading. */
export const sectionTitle = (page: string, anchor: string, locale: Locale): string | undefined =>
  titles(page, locale).get(anchor);

function treesOf(page: string, locale: Locale): Root[] {
  if (page.startsWith('guides/')) return [loadGuide(page.slice(7), locale).prose.tree];
  return page === 'legal' ? policyNames.map((name) => loadLegalText(name, locale).tree) : [];
}

function titlesIn(tree: Root, locale: Locale): [string, string][] {
  const found: [string, string][] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const { id, text } = readHeading(node);
    const shown = fillKnownFigures(text, (name) => figureValues(locale).get(name));
    if (id) found.push([id, typesetDeep(shown, locale)]);
  });
  return found;
}
