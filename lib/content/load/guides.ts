import { readHeading } from '@/lib/content/mdx/headings';
import { countWords, readingMinutes } from '@/lib/content/mdx/reading-time';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { oncePerBuild } from '@/lib/once';
import { today } from '@/lib/today';
import { typesetDeep } from '@/lib/typography';
import { checkGuide, type ParsedGuide } from '../check/guide';
import { linkTargets } from '../check/rules/unpublished-links';
import { ContentError } from '../problems/problem';
import type { GuideCard } from './guide-cards';

export interface GuideSection {
  id: string;
  title: string;
}

export interface Guide extends GuideCard {
  /** MDX prose below the front matter. */
  body: string;
  /** Second-level headings, in order. */
  sections: GuideSection[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** Every language of a guide, read, checked and typeset; the syntax trees are let go. */
const readGuide = oncePerBuild((slug): Record<Locale, Guide> => {
  const { guide, problems } = checkGuide(slug, linkTargets(), today());
  if (!guide) throw new ContentError(problems);
  return forEveryLocale((locale) => typesetGuide(guide, locale));
});

function typesetGuide({ slug, data, texts }: ParsedGuide, locale: Locale): Guide {
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
}

/**
 * One guide in one language, typeset.
 * @throws ContentError listing every problem of the guide, when it has an error.
 */
export const loadGuide = (slug: string, locale: Locale): Guide => readGuide(slug)[locale];
