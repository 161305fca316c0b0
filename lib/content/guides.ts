import type { Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { allPages } from '@/lib/pages/registry';
import { typesetDeep } from '@/lib/typography';
import { checkGuide, type ParsedGuide } from './check-guide';
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

/** Both languages of a guide, read and checked. */
const parseGuide = oncePerBuild((slug): ParsedGuide => {
  const { guide, problems } = checkGuide(
    slug,
    allPages().map(({ id }) => id),
    isoDay(new Date()),
  );
  if (!guide) throw new ContentError(problems);
  return guide;
});

const typesetGuide = oncePerBuild((key): Guide => {
  const [locale, slug] = key.split('/') as [Locale, string];
  const { data, texts } = parseGuide(slug);
  const { text, mdx, tree } = texts[locale];
  return {
    slug,
    data: typesetDeep(data, locale),
    text: typesetDeep(text, locale),
    body: mdx.body,
    sections: tree.children.flatMap((node) => {
      if (node.type !== 'heading' || node.depth !== 2) return [];
      const { id, text: title } = readHeading(node);
      return id ? [{ id, title: typesetDeep(title, locale) }] : [];
    }),
    minutes: readingMinutes(countWords(tree)),
  };
});

/**
 * One guide in one language, typeset.
 * @throws ContentError listing every problem of the guide, when it has an error.
 */
export const loadGuide = (slug: string, locale: Locale): Guide => typesetGuide(`${locale}/${slug}`);

const sortedGuides = oncePerBuild((locale): Guide[] =>
  guideSlugs()
    .map((slug) => loadGuide(slug, locale as Locale))
    .sort((a, b) => a.data.order - b.data.order),
);

/** Every guide in one language, in the order of the resource centre. */
export const loadGuides = (locale: Locale): Guide[] => sortedGuides(locale);
