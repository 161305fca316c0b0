import type { Root } from 'mdast';
import { site } from '@/config/site';
import { didYouMean } from '@/lib/closest';
import type { Report } from '@/lib/content/check/report';
import { walk } from '@/lib/content/mdx/elements';
import { readHeading } from '@/lib/content/mdx/headings';
import type { MdxVocabulary } from '@/lib/content/mdx/vocabulary';
import { ContentError } from '@/lib/content/problems/problem';
import type { Locale } from '@/lib/i18n/locales';
import type { PageId } from '@/lib/pages/registry';
import { pageOfPath } from '@/lib/urls';
import { anchorsOf } from '../sections';

/**
 * Links: `page:` addresses and sections that exist, in the language of the text; https elsewhere;
 * anchors that this text has; words to click on.
 * @param pageIds ids that `page:` links may use.
 */
export function checkLinks(
  tree: Root,
  locale: Locale,
  pageIds: readonly string[],
  { subject }: MdxVocabulary,
  report: Report,
): void {
  const anchors: string[] = [];
  walk(tree, (node) => {
    const id = node.type === 'heading' && readHeading(node).id;
    if (id) anchors.push(id);
  });
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const fault = faultOf(node.url, { anchors, pageIds, locale, subject });
      if (fault) report(fault, node.position);
    }
    if (node.type === 'link' && node.children.length === 0)
      report('This link has no words to click on; write them between the brackets.', node.position);
    if (node.type === 'text' && /\](\[| ?\((page:|#|https?:))/.test(node.value))
      report('This link is not complete; write [text](address), without a space.', node.position);
  });
}

interface Known {
  anchors: readonly string[];
  pageIds: readonly string[];
  locale: Locale;
  subject: string;
}

/** What is wrong with the address of a link. */
function faultOf(url: string, { anchors, pageIds, locale, subject }: Known): string | undefined {
  if (url.startsWith('page:')) return pageFault(url.slice('page:'.length), pageIds, locale);
  if (url.startsWith('#')) {
    const id = url.slice(1);
    if (anchors.includes(id)) return undefined;
    return `No heading here has the id "${id}".${didYouMean(id, anchors)}`;
  }
  const own = ownPage(url);
  if (own)
    return `"${url}" is a page of this site; write "page:${own}", which works in every language.`;
  if (url.startsWith('https://') && URL.canParse(url)) return undefined;
  return `"${url}" is not an address ${subject} may link to; use page:…, #… or https://…`;
}

function pageFault(target: string, pageIds: readonly string[], locale: Locale): string | undefined {
  const [id = '', anchor] = target.split('#');
  if (!pageIds.includes(id)) {
    const guide = `guides/${id.toLowerCase()}`;
    const hint = pageIds.includes(guide) ? ` Did you mean "${guide}"?` : didYouMean(id, pageIds);
    return `There is no page "${id}".${hint}`;
  }
  if (anchor === undefined) return undefined;
  const known = sectionsOf(id as PageId, locale);
  if (known === 'unknown') return undefined;
  if (!known)
    return `The sections of the page "${id}" have no fixed address; link to the page, without "#${anchor}".`;
  if (known.includes(anchor)) return undefined;
  return `The page "${id}" has no section "${anchor}".${didYouMean(anchor, known)}`;
}

/** Sections of a page; unknown when its file cannot be read, which has an error of its own. */
function sectionsOf(page: PageId, locale: Locale): string[] | 'unknown' | undefined {
  try {
    return anchorsOf(page, locale);
  } catch (cause) {
    if (cause instanceof ContentError) return 'unknown';
    throw cause;
  }
}

/** Id of the page of this site that an address leads to. */
function ownPage(url: string): PageId | undefined {
  const address = url.startsWith(site.origin) ? url.slice(site.origin.length) || '/' : url;
  return address.startsWith('/') ? pageOfPath(address.split(/[?#]/)[0] ?? '')?.page.id : undefined;
}
