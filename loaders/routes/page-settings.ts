import type { LegalName } from '@/loaders/legal';
import type { Cover } from '@/loaders/schema/guide';

/**
 * What a page shows that is dated; its sitemap and JSON-LD date it by the latest. A page whose own words are all there is
 * has the day on which these last changed.
 */
export type Dated = 'law' | 'guides' | 'answers' | LegalName | `${number}-${number}-${number}`;

/** All there is to know of a page beside its texts, which are in messages/ under its id. */
export interface PageSettings<Id extends string = string> {
  /** Path below the language root, without leading or trailing slash; empty for the root itself. */
  readonly path: string;
  /** Parent page, for breadcrumbs; null at the top of the tree and outside it (errors). */
  readonly parent: Id | null;
  /** False for pages excluded from search engines (errors, unfinished texts). */
  readonly indexed: boolean;
  /** Placement in the header: its main links, or the Solutions menu. */
  readonly header: 'main' | 'solutions' | null;
  /** Footer column; the legal column begins with the tabs of one page. */
  readonly footer: 'solutions' | 'resources' | 'company' | 'legal' | null;
  /** It belongs to that column but is not listed there; another page of the column links to it. */
  readonly offFooter?: true;
  /** Figure and colour of its share image. */
  readonly cover: Cover;
  /** Title of the band that closes it: in its own words, in those for all pages, or no band. */
  readonly closing: 'own' | 'general' | null;
  readonly shows: readonly Dated[];
  /** The page whose claims (content/claims.yaml) it shows, where these are not its own. */
  readonly claimsOf?: Id | 'every page';
  /** Its type in JSON-LD, where there is a more specific one than WebPage. */
  readonly schema?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  /** What it is about in JSON-LD. */
  readonly entity?: 'software' | 'guides' | 'obligations' | 'terms' | 'dataset';
  /** Addresses that visitors guess. Hosts redirect from them; where one cannot, the not-found page does. */
  readonly guessed?: readonly string[];
}

/** What most pages are: below the landing page, on the law of the day, outside header and footer. */
export const page = {
  parent: 'landing',
  indexed: true,
  header: null,
  footer: null,
  closing: 'general',
  shows: ['law'],
} as const;
/** A page of the resource centre. */
export const resource = { ...page, parent: 'resources', footer: 'resources' } as const;

/** A solution page: what all of them share, with its address, its cover and what it shows. */
export const solution = (slug: string, cover: Cover, shows: readonly Dated[]) =>
  ({
    ...page,
    path: `solutions/${slug}`,
    parent: 'platform',
    header: 'solutions',
    footer: 'solutions',
    cover,
    closing: 'own',
    shows,
  }) as const;
