import { escapeMarkup } from '@/lib/escape';

// Atom, RFC 4287: https://www.rfc-editor.org/rfc/rfc4287

export interface Feed {
  /** URL of the feed, also its id. */
  url: string;
  language: string;
  title: string;
  subtitle: string;
  /** `YYYY-MM-DD`. */
  updated: string;
  /** The HTML page with the same list. */
  page: string;
  /** The same feed in other languages. */
  translations: readonly { language: string; url: string }[];
  author: { name: string; url: string };
  icon: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Permanent URL that identifies the entry. */
  id: string;
  /** Where the site tells of it. */
  url: string;
  /** The same page in Markdown, if it has such a copy. */
  markdown?: string;
  title: string;
  summary: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  published: string;
  updated: string;
  category: { term: string; label: string };
  paragraphs: readonly string[];
}

/** Serializes a feed as an Atom document. */
export function printAtom(feed: Feed): string {
  const { url, language, title, subtitle, updated, page, translations, author, icon } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(language)}">`,
    element('id', url),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', moment(updated)),
    link({ rel: 'self', type: 'application/atom+xml', href: url }),
    link({ rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    ...translations.map((other) =>
      link({
        rel: 'alternate',
        type: 'application/atom+xml',
        hreflang: other.language,
        href: other.url,
      }),
    ),
    `<author>${element('name', author.name)}${element('uri', author.url)}</author>`,
    element('icon', icon),
    ...feed.entries.map((entry) => printEntry(entry, language)),
    '</feed>',
    '',
  ].join('\n');
}

function printEntry(entry: FeedEntry, language: string): string {
  const { id, url, markdown, title, summary, published, updated, category } = entry;
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', moment(published)),
    element('updated', moment(updated)),
    link({ rel: 'alternate', type: 'text/html', hreflang: language, href: url }),
    ...(markdown
      ? [link({ rel: 'alternate', type: 'text/markdown', hreflang: language, href: markdown })]
      : []),
    `<category term="${escapeMarkup(category.term)}" label="${escapeMarkup(category.label)}"/>`,
    element('summary', summary),
    `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${printContent(entry)}</div></content>`,
    '</entry>',
  ].join('\n');
}

/** Its paragraphs, then a link to the page: readers show the content without the entry's own link. */
const printContent = ({ paragraphs, url, title }: FeedEntry): string =>
  [
    ...paragraphs.map((paragraph) => element('p', paragraph)),
    `<p><a href="${escapeMarkup(url)}">${escapeMarkup(title)}</a></p>`,
  ].join('');

/** A date as an RFC 3339 timestamp; a month or year as its first moment. */
export const moment = (date: string): string => `${`${date}-01-01`.slice(0, 10)}T00:00:00Z`;

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`;

const link = (attributes: Record<string, string>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeMarkup(value)}"`)
    .join(' ')}/>`;
