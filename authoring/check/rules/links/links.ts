import type { Root } from 'mdast';
import type { Report } from '@/authoring/check/report';
import { sectionsOf } from '@/authoring/check/sections';
import type { MdxVocabulary } from '@/authoring/vocabulary/vocabulary';
import { site } from '@/config/site';
import { didYouMean } from '@/lib/closest';
import type { Locale } from '@/lib/i18n/locales';
import { headingIdsOf, walk } from '@/loaders/mdx/tree';
import { pageOfPath } from '@/routes/addresses';
import type { PageId } from '@/routes/registry';

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
    if (node.type === 'link' || node.type === 'definition') {
      const fault = faultOf(node.url, { anchors, pageIds, locale, subject });
      if (fault) report(fault, node.position);
    }
    if (node.type === 'link' && node.children.length === 0)
      report('This link has no text; write it between the brackets.', node.position);
    if (node.type === 'text' && /\](\[| ?\((page:|#|https?:))/.test(node.value))
      report('This link is incomplete; write [text](address), without a space.', node.position);
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
  if (known === 'none')
    return `The sections of the page "${id}" have no stable addresses; link to the page, without "#${anchor}".`;
  if (known.includes(anchor)) return undefined;
  return `The page "${id}" has no section "${anchor}".${didYouMean(anchor, known)}`;
}

/** Id of the page of this site that an address leads to. */
function ownPage(url: string): PageId | undefined {
  const address = url.startsWith(site.origin) ? url.slice(site.origin.length) || '/' : url;
  return address.startsWith('/') ? pageOfPath(address.split(/[?#]/)[0] ?? '')?.page.id : undefined;
}
