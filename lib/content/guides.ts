import type { Locale } from '@/lib/i18n/locales';
import { allPages } from '@/lib/pages/registry';
import { typesetDeep } from '@/lib/typography';
import { checkGuide } from './check-guide';
import type { GuideData, GuideText } from './guide-schema';
import { guideSlugs } from './guide-slugs';
import { readHeading } from './mdx-syntax';
import { ContentError } from './problem';
import { countWords, readingMinutes } from './reading-time';
import { isoDay } from './review';

export interface GuideSection {
  id: string;
  title: string;
}

export interface Guide {
  slug: string;
  data: GuideData;
  text: GuideText;
  /** MDX prose below the front matter. */
  body: string;
  /** Second-level headings, in order. */
  sections: GuideSection[];
  /** Minutes it takes to read. */
  minutes: number;
}

const cache = new Map<string, Guide>();

/**
 * One guide in one language, typeset.
 * @throws ContentError listing every problem of the guide, when it has an error.
 */
export function loadGuide(slug: string, locale: Locale): Guide {
  const key = `${locale}/${slug}`;
  const cached = cache.get(key);
  if (cached && process.env.NODE_ENV === 'production') return cached;

  const { guide, problems } = checkGuide(
    slug,
    allPages().map(({ id }) => id),
    isoDay(new Date()),
  );
  if (!guide) throw new ContentError(problems);
  const { text, mdx, tree } = guide.texts[locale];
  const loaded: Guide = {
    slug,
    data: typesetDeep(guide.data, locale),
    text: typesetDeep(text, locale),
    body: mdx.body,
    sections: tree.children.flatMap((node) => {
      if (node.type !== 'heading' || node.depth !== 2) return [];
      const { id, text: title } = readHeading(node);
      return id ? [{ id, title: typesetDeep(title, locale) }] : [];
    }),
    minutes: readingMinutes(countWords(tree)),
  };
  cache.set(key, loaded);
  return loaded;
}

/** Every guide in one language, in the order of the resource centre. */
export const loadGuides = (locale: Locale): Guide[] =>
  guideSlugs()
    .map((slug) => loadGuide(slug, locale))
    .sort((a, b) => a.data.order - b.data.order);
