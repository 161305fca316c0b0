import type { Locale } from '@/lib/i18n/locales';
import { readGlossary } from '@/loaders/glossary';
import { readGuide } from '@/loaders/guide-files';
import { type LegalName, policyNames, readLegalText } from '@/loaders/legal';
import { readProse, type TextFile } from '@/loaders/mdx/text-file';
import { headingIdsOf } from '@/loaders/mdx/tree';
import { guideOf, type PageId } from '@/routes/registry';

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
