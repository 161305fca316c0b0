import { readGlossary } from '@/lib/content/load/glossary';
import { readGuide } from '@/lib/content/load/guides';
import { readLegalText } from '@/lib/content/load/legal';
import { readProse, type TextFile } from '@/lib/content/load/text-file';
import { headingIdsOf } from '@/lib/content/mdx/headings';
import { type LegalName, policyNames } from '@/lib/content/schema/legal';
import type { Locale } from '@/lib/i18n/locales';
import { guideOf, type PageId } from '@/lib/pages/registry';

/** Ids of the sections that content may link to on a page, in one language. */
export type Sections =
  | readonly string[]
  /** A file of the page cannot be read, which has an error of its own. */
  | 'unknown'
  /** The page is not made of content. */
  | 'none';

export function sectionsOf(page: PageId, locale: Locale): Sections {
  const slug = guideOf(page);
  if (slug) return together(idsOf(readGuide(slug).texts[locale]), ['sources']);
  const legal = (name: LegalName) => idsOf(readLegalText(name).texts[locale]);
  switch (page) {
    case 'legal':
      return together(...policyNames.flatMap((name) => [[name], legal(name)]));
    case 'legalNotice':
      return together(legal('notice'));
    case 'accessibility':
      return together(legal('accessibility'));
    case 'glossary':
      return together(readGlossary().value?.terms.map(({ id }) => id));
    default:
      return 'none';
  }
}

function idsOf({ file, mdx }: TextFile<unknown>): string[] | undefined {
  const tree = mdx && readProse(file, mdx).tree;
  return tree && headingIdsOf(tree);
}

const together = (...lists: readonly (readonly string[] | undefined)[]): Sections =>
  lists.every((list) => list !== undefined) ? lists.flat() : 'unknown';
