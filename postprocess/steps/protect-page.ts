import { connectionsOf } from '@/hosting/connections';
import { contentPolicy, type PageContent } from '@/hosting/content-policy';
import { attribute, type Document, elements, headOf, prepend, remove, textOf } from '@/lib/html';
import type { PageId } from '@/lib/pages/registry';
import { islandsOf } from './place-islands';

/** Script types that a policy governs; the others are data blocks. */
const GOVERNED = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);

/**
 * Writes the page's Content-Security-Policy before everything it governs. It has hashes of inline
 * scripts and styles, which no later step may change; class names and addresses outside them it may.
 */
export function protectPage(document: Document, page: PageId): void {
  const head = headOf(document);
  const policy = contentPolicy(contentOf(document, page));
  // The charset stays first: browsers only look for it in the first 1024 bytes.
  for (const meta of elements(head, 'meta')) {
    if (attribute(meta, 'charset') !== undefined) remove(meta);
  }
  prepend(head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  prepend(head, 'meta', { charset: 'utf-8' });
}

function contentOf(document: Document, page: PageId) {
  const content = {
    islands: islandsOf(document).length > 0,
    scripts: [] as string[],
    styles: [] as string[],
    forms: [] as string[],
    connections: connectionsOf(page),
    manifest: false,
  };
  for (const element of elements(document, 'script', 'style', 'form', 'link')) {
    const value = (name: string) => attribute(element, name);
    if (element.tagName === 'style') content.styles.push(textOf(element));
    else if (element.tagName === 'form') content.forms.push(value('action') ?? '');
    else if (element.tagName === 'link') content.manifest ||= value('rel') === 'manifest';
    else if (value('src') === undefined && GOVERNED.has(value('type') ?? ''))
      content.scripts.push(textOf(element));
  }
  return content satisfies PageContent;
}
