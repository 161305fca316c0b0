import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  type Document,
  type Element,
  elements,
  headOf,
  isElement,
  moveToEnd,
  moveToStart,
  type Node,
  remove,
  setAttribute,
  textOf,
} from '@/lib/html';
import { ENHANCER } from './place-scripts';

/**
 * Turns an exported page into a plain document, in place: everything of the framework is removed.
 * @param enhancer URL of the enhancer.
 * @throws when the page has suspended content that only the framework's scripts would have put in place.
 */
export function stripFramework(document: Document, enhancer: string): void {
  refuseStreamedContent(document);

  for (const script of elements(document, 'script')) {
    const src = attribute(script, 'src');
    if (src === ENHANCER) setAttribute(script, 'src', enhancer);
    else if (src !== undefined || isFrameworkCode(script)) remove(script);
  }
  for (const link of elements(document, 'link').filter(isScriptPreload)) remove(link);
  // Before any stylesheet, since an inline script after one waits for it to load.
  const head = headOf(document);
  for (const early of elements(head).filter(isEarly).reverse()) moveToStart(head, early);
  // React writes it before the page's metadata or after it, whichever is ready first.
  for (const feed of elements(head, 'link').filter(isFeed)) moveToEnd(head, feed);
  removeTraces(document);
}

const isFeed = (link: Element): boolean => attribute(link, 'type') === 'application/atom+xml';

const isScriptPreload = (link: Element): boolean =>
  attribute(link, 'rel') === 'modulepreload' ||
  (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script');

/** An inline script of the framework, rather than a data block or one of the site's own early scripts. */
function isFrameworkCode(script: Element): boolean {
  if (isEarly(script)) return false;
  const type = attribute(script, 'type');
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/** What the site itself puts in the head, to take effect before anything loads. */
const isEarly = (element: Element): boolean => attribute(element, 'data-early') !== undefined;

function refuseStreamedContent(document: Document): void {
  const waiting = elements(document, 'template').some((element) =>
    /^[BP]:/.test(attribute(element, 'id') ?? ''),
  );
  const moved = elements(document, 'script').some((script) => /\$RC\(|\$RS\(/.test(textOf(script)));
  if (waiting || moved) {
    throw new Error(
      'Part of the page arrives by script (a Suspense boundary was streamed), so it would be missing without JavaScript. Remove the boundary, or await its data before rendering.',
    );
  }
}

/** Attributes that only the framework's client and this step read. */
const TRACES = ['data-precedence', 'data-early'];

/**
 * Removes comments and attributes that only the framework's client reads. What is inside an island stays as
 * React wrote it, because React compares it.
 */
function removeTraces(parent: Document | Element): void {
  for (const node of [...parent.childNodes] as Node[]) {
    if (defaultTreeAdapter.isCommentNode(node)) remove(node);
    if (!isElement(node)) continue;
    node.attrs = node.attrs.filter(({ name }) => !TRACES.includes(name));
    if (isTrace(node)) remove(node);
    else if (attribute(node, 'data-island') === undefined) removeTraces(node);
  }
}

const isTrace = (element: Element): boolean => {
  const isEmptyMarker =
    element.tagName === 'div' &&
    attribute(element, 'hidden') !== undefined &&
    element.childNodes.every((child) => defaultTreeAdapter.isCommentNode(child));
  const isSizeAdjust =
    element.tagName === 'meta' && attribute(element, 'name') === 'next-size-adjust';
  return isEmptyMarker || isSizeAdjust;
};
