import { defaultTreeAdapter } from 'parse5';
import {
  append,
  attribute,
  type Document,
  descendants,
  type Element,
  elements,
  headOf,
  moveToStart,
  remove,
  setAttribute,
  textOf,
} from '@/lib/html';
import { ENHANCER } from './fingerprint-enhancer';
import { isEarly, isFrameworkCode, joinScripts } from './join-scripts';

interface Options {
  /** Whether the page has islands, from the page registry. */
  islands: boolean;
  /** URL of the enhancer. */
  enhancer: string;
}

/**
 * Turns an exported page into a plain document, in place.
 * Without islands, everything of the framework is removed. With islands, the payload stays and the
 * scripts are listed for enhance/islands.ts to load late.
 * @throws when the page has suspended content that only its scripts would have put in place.
 */
export function stripFramework(document: Document, { islands, enhancer }: Options): void {
  refuseStreamedContent(document);

  const sources: string[] = [];
  for (const script of elements(document, 'script')) {
    const src = attribute(script, 'src');
    if (src === ENHANCER) setAttribute(script, 'src', enhancer);
    else if (src !== undefined) {
      if (attribute(script, 'nomodule') === undefined) sources.push(src);
      remove(script);
    } else if (!islands && isFrameworkCode(script)) remove(script);
  }
  for (const link of elements(document, 'link').filter(isScriptPreload)) remove(link);
  // Before any stylesheet, since an inline script after one waits for it to load.
  const head = headOf(document);
  for (const early of elements(head).filter(isEarly).reverse()) moveToStart(head, early);

  if (islands) {
    joinScripts(document);
    append(
      head,
      'script',
      { type: 'application/json', 'data-framework': '' },
      JSON.stringify([...new Set(sources)]),
    );
  } else {
    removeTraces(document);
  }
}

const isScriptPreload = (link: Element): boolean =>
  attribute(link, 'rel') === 'modulepreload' ||
  (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script');

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

/** Removes comments and attributes that only the framework's client reads. */
function removeTraces(document: Document): void {
  for (const node of descendants(document)) {
    if (defaultTreeAdapter.isCommentNode(node)) remove(node);
  }
  for (const element of elements(document)) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'data-precedence');
    const isEmptyMarker =
      element.tagName === 'div' &&
      attribute(element, 'hidden') !== undefined &&
      element.childNodes.length === 0;
    const isSizeAdjust =
      element.tagName === 'meta' && attribute(element, 'name') === 'next-size-adjust';
    if (isEmptyMarker || isSizeAdjust) remove(element);
  }
}
