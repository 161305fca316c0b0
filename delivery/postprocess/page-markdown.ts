import type { ElementContent, Element as HtmlElement } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { PhrasingContent, Root } from 'mdast';
import { defaultTreeAdapter } from 'parse5';
import { site } from '@/lib/config/site';
import { attribute, type Document, type Element, elements, isElement, textOf } from '@/lib/html';
import { item, list, paragraph, printMarkdown } from '@/lib/markdown';
import { absoluteUrl } from '@/loaders/routes/addresses';

/**
 * A finished page as Markdown: its title, given facts and those that it states of itself, its text, and last what it
 * sets aside, so that the law in force comes first.
 * @param url the page's own address.
 * @throws when the page has no <main> that begins with a title.
 */
export function pageMarkdown(
  document: Document,
  url: string,
  facts: readonly PhrasingContent[],
): string {
  const within = elements(elements(document, 'main')[0] ?? document);
  const asides = within.filter(({ tagName }) => tagName === 'aside');
  const stated = within.filter((each) => attribute(each, 'data-facts') !== undefined);
  const page = { document, url, heading: '', apart: [...asides, ...stated] };
  const [title, ...text] = blocksOf(elements(document, 'main'), page);
  if (title?.type !== 'heading') throw new Error('Its <main> does not begin with a title.');
  const more = stated.flatMap(({ childNodes }) => childNodes.filter(isElement).map(textOf));
  return printMarkdown([
    title,
    list([...facts, ...more].map((fact) => item(paragraph(fact)))),
    ...text,
    ...blocksOf(asides, { ...page, apart: [] }),
  ]);
}

interface Page {
  readonly document: Document;
  readonly url: string;
  /** What is printed elsewhere. */
  readonly apart: readonly Element[];
  /** The latest heading. */
  heading: string;
}

const blocksOf = (parents: readonly Element[], page: Page): Root['children'] => {
  const children = parents.flatMap((parent) => contentOf(parent, page));
  return (toMdast({ type: 'root', children }) as Root).children;
};

/** What serves on the screen only, and the word that a screen reader says of what is struck out. */
const isLeftOut = (element: Element): boolean =>
  element.tagName === 'nav' ||
  attribute(element, 'role') === 'status' ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-screen-only') !== undefined ||
  (element.parentNode?.nodeName === 's' && attribute(element, 'class') === 'visually-hidden');

/** The content of an element, in the elements that Markdown has. */
function contentOf(parent: Element, page: Page): ElementContent[] {
  return parent.childNodes.flatMap((node): ElementContent[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [{ type: 'text', value: node.value }];
    if (!isElement(node) || isLeftOut(node) || page.apart.includes(node)) return [];
    if (/^h\d$/.test(node.tagName)) page.heading = textOf(node);
    return plainer(node, contentOf(node, page), page);
  });
}

/** An element whose content is plain already, by the few rules that Markdown needs. */
function plainer(element: Element, children: ElementContent[], page: Page): ElementContent[] {
  const { tagName } = element;
  if (attribute(element, 'role') === 'note' || attribute(element, 'data-past-law') !== undefined)
    return [make('blockquote', children)];
  // Its link leads to the glossary, away from the text.
  if (tagName === 'dfn') return children.flatMap((each) => partsOf(each, 'a'));
  if (tagName === 'a') {
    const href = addressOf(element, page);
    return href === undefined ? children : [make('a', children, { href })];
  }
  if (tagName === 'mark') return children;
  if (tagName === 'summary') {
    const isHeading = children.some((each) => 'tagName' in each && /^h\d$/.test(each.tagName));
    return isHeading ? children : [make('p', [make('strong', children)])];
  }
  // Most captions repeat the heading; the second table below it has a number.
  if (tagName === 'caption')
    return textOf(element).replace(/ \(\d\)$/, '') === page.heading
      ? []
      : [make('p', [make('strong', children)])];
  if (tagName === 'table') {
    const isCaption = (each: ElementContent) => 'tagName' in each && each.tagName === 'p';
    return [
      ...children.filter(isCaption),
      make(
        'table',
        children.filter((each) => !isCaption(each)),
      ),
    ];
  }
  if (tagName === 'dl') return [make('ul', entriesOf(children))];
  return [make(tagName, children)];
}

const make = (tagName: string, children: ElementContent[], properties = {}): HtmlElement => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** The content of an element of one kind; any other node as it is. */
const partsOf = (node: ElementContent, tagName: string): ElementContent[] =>
  'tagName' in node && node.tagName === tagName ? node.children : [node];

/** The entries of a definition list: each term in bold, before the first words that are said of it. */
function entriesOf(children: readonly ElementContent[]): HtmlElement[] {
  let term: ElementContent[] = [];
  return children
    .flatMap((each) => partsOf(each, 'div'))
    .flatMap((each) => {
      if (!('tagName' in each)) return [];
      if (each.tagName === 'dt')
        term = [make('strong', each.children), { type: 'text', value: ' ' }];
      if (each.tagName !== 'dd') return [];
      const [first, ...others] = each.children;
      return first && 'tagName' in first && first.tagName === 'p'
        ? [make('li', [make('p', [...term, ...first.children]), ...others])]
        : [make('li', [...term, ...each.children])];
    });
}

/** Where a link leads for those who read elsewhere; undefined for a source that has no address. */
function addressOf(link: Element, { document, url }: Page): string | undefined {
  const href = attribute(link, 'href') ?? '';
  if (href.startsWith('#source-')) {
    const source = elements(document, 'li').find((each) => attribute(each, 'id') === href.slice(1));
    const official = source && elements(source, 'a').find((each) => !isLeftOut(each));
    return official && attribute(official, 'href');
  }
  if (href.startsWith('#')) return `${url}${href}`;
  return href.startsWith('/') ? absoluteUrl(href, site.origin) : href;
}
