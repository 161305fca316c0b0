import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Report } from '@/authoring/check/report';
import { closest } from '@/lib/closest';
import { site } from '@/lib/config/site';
import type { Locale } from '@/lib/i18n/locales';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say } from '@/lib/say/say';
import { downloadIds, readDownload } from '@/loaders/downloads';
import { readGlossary } from '@/loaders/glossary';
import {
  allGuideSlugs,
  type Publication,
  publicationState,
  readGuide,
  readPublication,
} from '@/loaders/guide-files';
import { type LegalName, policyNames, readLegalText } from '@/loaders/legal';
import type { TextFile } from '@/loaders/mdx/text-file';
import { attributeOf, headingIdsOf, mdxElements, walk } from '@/loaders/mdx/tree';
import type { MdxVocabulary } from '@/loaders/mdx/vocabulary';
import { readObligations } from '@/loaders/obligations';
import { pageOfPath } from '@/loaders/routes/addresses';
import { fixedPages, guideOf, type PageId } from '@/loaders/routes/registry';

/** Ids of the sections that content may link to on a page, in one language. */
type Sections =
  | readonly string[]
  /** A file of the page cannot be read, which is reported elsewhere. */
  | 'unknown'
  /** The page does not come from content/. */
  | 'none';

export function sectionsOf(id: PageId, locale: Locale): Sections {
  const slug = guideOf(id);
  if (slug) return combined(idsOf(readGuide(slug).texts[locale]), ['sources']);
  const legal = (name: LegalName) => idsOf(readLegalText(name).texts[locale]);
  switch (id) {
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

/** Read without parsing the text, which takes far longer than all else about a link. */
const idsOf = ({ mdx }: TextFile<unknown>): string[] | undefined =>
  mdx &&
  [...mdx.body.matchAll(/^#{2,6} .*\[#([a-z0-9][a-z0-9-]*)\]\s*$/gm)].map(([, id = '']) => id);

const combined = (...lists: readonly (readonly string[] | undefined)[]): Sections =>
  lists.every((list) => list !== undefined) ? lists.flat() : 'unknown';

/**
 * Links must lead to an existing page, section or anchor, or to an https address elsewhere, and have a
 * text.
 * @param pageIds ids that `page:` links may use.
 */
export function checkLinks(
  tree: Root,
  locale: Locale,
  pageIds: readonly string[],
  { subject }: MdxVocabulary,
  report: Report,
): void {
  const anchors = headingIdsOf(tree);
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition')
      report(faultOf(node.url, { anchors, pageIds, locale, subject }), node.position);
    if (node.type === 'link' && node.children.length === 0)
      report(say('This link has no text; write it between the brackets.'), node.position);
    if (node.type === 'text' && /\](\[| ?\((page:|#|https?:))/.test(node.value))
      report(
        say('This link is incomplete; write [text](address), without a space.'),
        node.position,
      );
  });
}

interface Known {
  anchors: readonly string[];
  pageIds: readonly string[];
  locale: Locale;
  subject: string;
}

/** What is wrong with the address of a link. */
export function faultOf(
  url: string,
  { anchors, pageIds, locale, subject }: Known,
): string | undefined {
  if (url.startsWith('page:')) return pageFault(url.slice('page:'.length), pageIds, locale);
  if (url.startsWith('#')) {
    const id = url.slice(1);
    if (anchors.includes(id)) return undefined;
    return say('No heading here has the id "#{id}".#{hint}', { id, hint: didYouMean(id, anchors) });
  }
  const own = ownPage(url);
  if (own)
    return say(
      '"#{url}" is a page of this site; write "page:#{own}", which works in every language.',
      { url, own },
    );
  if (url.startsWith('https://') && URL.canParse(url)) return undefined;
  return say('"#{url}" is not an address #{subject} may link to; use page:…, #… or https://…', {
    url,
    subject,
  });
}

function pageFault(target: string, pageIds: readonly string[], locale: Locale): string | undefined {
  const [id = '', anchor] = target.split('#');
  const guide = `guides/${id.toLowerCase()}`;
  const noPage = whyNoPage(id, pageIds, pageIds.includes(guide) ? guide : id);
  if (noPage || anchor === undefined) return noPage;
  const known = sectionsOf(id as PageId, locale);
  if (known === 'unknown') return undefined;
  if (known === 'none')
    return say(
      'The sections of the page "#{id}" have no stable addresses; link to the page, without "##{anchor}".',
      { id, anchor },
    );
  if (known.includes(anchor)) return undefined;
  return say('The page "#{id}" has no section "#{anchor}".#{hint}', {
    id,
    anchor,
    hint: didYouMean(anchor, known),
  });
}

/** Id of the page of this site that an address leads to. */
export function ownPage(url: string): PageId | undefined {
  const address = url.startsWith(site.origin) ? url.slice(site.origin.length) || '/' : url;
  return address.startsWith('/') ? pageOfPath(address.split(/[?#]/)[0] ?? '')?.page.id : undefined;
}

/** Day by which a guide's links must resolve: today, or its publication day; undefined for drafts. */
export function linksMustResolveBy(
  { draft, publishedOn }: Publication,
  today: string,
): string | undefined {
  if (draft) return undefined;
  return publishedOn !== undefined && publishedOn > today ? publishedOn : today;
}

/** Why nothing can lead to a page; undefined when it can. */
export const whyNoPage = (page: string, pages: readonly string[], meant = page) =>
  pages.includes(page)
    ? undefined
    : say('There is no page "#{page}".#{hint}', { page, hint: hintOf(meant, pages) });

/** Why nothing can name a guide, or lead to it on a day; undefined when it can. */
export function whyNoGuide(
  slug: string,
  day: string | undefined,
  slugs = allGuideSlugs(),
): string | undefined {
  if (slugs.includes(slug)) return day && whyUnpublished(slug, day);
  return say('There is no guide "#{guide}".#{hint}', {
    guide: slug,
    hint: hintOf(slug, slugs),
  });
}

/** Names of guides that differ before their common ending are of others: one that is gone is not misspelt. */
function hintOf(name: string, known: readonly string[]): string {
  const stem = (each: string): string => each.replace(/^guides\/|guide$/g, '');
  const isGone = /guide$/.test(name) && !closest(stem(name), known.map(stem));
  return isGone ? say(' Name the one that replaces it, or remove this.') : didYouMean(name, known);
}

/** Why a link to a guide would be dead on a day, and what to do; undefined when it works. */
export function whyUnpublished(slug: string, day: string): string | undefined {
  const publication = readPublication(slug);
  const state = publicationState(publication, day);
  if (state === 'published') return undefined;
  return state === 'draft'
    ? say('The guide "#{slug}" is a draft; publish it, or remove the link until then.', { slug })
    : say('The guide "#{slug}" is published on #{publishedOn}; remove the link until then.', {
        slug,
        publishedOn: publication.publishedOn,
      });
}

/** The same for the target of a link, which may lead elsewhere. */
export function whyUnpublishedTarget(url: string, day: string): string | undefined {
  const slug = /^page:guides\/([^#]*)/.exec(url)?.[1];
  return slug && whyUnpublished(slug, day);
}

/** `page:` links must lead to guides that are published on a day, and spreadsheets belong to such guides. */
export function checkUnpublishedLinks(tree: Root, day: string, report: Report): void {
  visit(tree, 'link', ({ url, position }) => report(whyUnpublishedTarget(url, day), position));
  for (const element of mdxElements(tree)) {
    const named = element.name === 'Download' && attributeOf(element, 'of');
    const guide = named && downloadIds().includes(named) && readDownload(named).value?.guide;
    if (guide) report(whyUnpublished(guide, day), element.position);
  }
}

/**
 * Ids that `page:` links may use: every page, unpublished guides included. Links to those are
 * reported by the rule above.
 */
export const linkTargets = (): string[] => [
  ...fixedPages().map(({ id }) => id),
  ...allGuideSlugs().map((slug) => `guides/${slug}`),
  ...(readObligations().value?.obligations ?? []).map(({ id }) => `obligations/${id}`),
];
