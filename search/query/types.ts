import type { Locale } from '@/lib/i18n/locales';
import type { SiteMapGroup } from '@/lib/pages/site-map';

/** A page that can be found. */
export interface SearchPage {
  address: string;
  title: string;
  group: SiteMapGroup;
  /** How much its words count: guides answer questions, legal texts use the same words without doing so. */
  weight: number;
}

/** A part of a page under one heading. The part before the first heading has no anchor. */
export interface SearchSection {
  /** Place of its page in the list of pages. */
  page: number;
  /** Id to link to; empty for the beginning of the page. */
  anchor: string;
  heading: string;
  text: string;
}

/** Phrases that visitors use, and those the pages use for the same thing, as terms joined by spaces. */
export interface SynonymGroup {
  asked: readonly string[];
  written: readonly string[];
  /** Place of the page that answers best. */
  page?: number;
}

/** The file that the browser loads and indexes: everything findable in one language. */
export interface SearchFile {
  locale: Locale;
  pages: readonly SearchPage[];
  sections: readonly SearchSection[];
  synonyms: readonly SynonymGroup[];
}
