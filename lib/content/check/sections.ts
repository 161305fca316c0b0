import { readProse, type TextFile } from '@/lib/content/load/files/text-file';
import { readGlossary } from '@/lib/content/load/glossary';
import { readGuide } from '@/lib/content/load/guide-files';
import { readLegalText } from '@/lib/content/load/legal';
import { headingIdsOf } from '@/lib/content/mdx/headings';
import { type LegalName, policyNames } from '@/lib/content/schema/legal';
import type { Locale } from '@/lib/i18n/locales';
import { guideOf, type PageId } from '@/lib/pages/registry';

/** Ids of the sections that content may link to on a page, in one language. */
export type Sections =
  | readonly string[]
  /** A file of the page cannot be read, which is reported elsewhere. */
  | 'unknown'
  /** The page does not come from content/. */
  | 'none';

export function sectionsOf(page: PageId, locale: Locale): Sections {
  const slug = guideOf(page);
  if (slug) return combined(idsOf(readGuide(slug).texts[locale]), ['sources']);
  const legal = (name: LegalName) => idsOf(readLegalText(name).texts[locale]);
  switch (page) {
    case 'legal':
      return combined(...policyNames.flatMap((name) => [[name], legal(name)]));
    case 'legalNotice':
      return combined(legal('notice'));
    case 'accessibility':
      return combined(legal('accessibility'));
    case 'glossary':
      return combined(readGlossary().value?.terms.map(({ id }) => id));
    default:
      return 'none';
  }
}

function idsOf({ file, mdx }: TextFile<unknown>): string[] | undefined {
  const tree = mdx && readProse(file, mdx).tree;
  return tree && headingIdsOf(tree);
}

const combined = (...lists: readonly (readonly string[] | undefined)[]): Sections =>
  lists.every((list) => list !== undefined) ? lists.flat() : 'unknown';
