import { defaultTreeAdapter } from 'parse5';
import { attribute, type Element, isElement, type Node } from '../html';

/** A part of a page under one heading; the first part, under the page's title, has no anchor. */
export interface Section {
  anchor: string;
  heading: string;
  text: string;
}

const SKIPPED = new Set([
  'nav',
  'footer',
  'search',
  'form',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
]);
const WITHIN_WORDS = new Set(['b', 'i', 'sub', 'sup', 'wbr']);
const WITHIN_LINES = new Set('a abbr cite code dfn em mark q small span strong time'.split(' '));
/** Stands where an element of a line begins or ends, until it is known what is on both sides. */
const EDGE = '\0';

/** What is not read: what leads elsewhere, what readers do not see, and what asks to be skipped. */
const isSkipped = (element: Element): boolean =>
  SKIPPED.has(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-search-skip') !== undefined;

function edgeOf({ tagName }: Element): string {
  if (WITHIN_WORDS.has(tagName)) return '';
  return WITHIN_LINES.has(tagName) ? EDGE : ' ';
}

/** One line of text: words that only the style keeps apart get a space. */
const tidy = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}])\0+(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(EDGE, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Id that leads to what a heading or a defined term begins; none where nothing can be linked to. */
function anchorOf(element: Element): string | undefined {
  const id = attribute(element, 'id');
  const { parentNode } = element;
  if (element.tagName === 'dt')
    return parentNode && isElement(parentNode as Node)
      ? attribute(parentNode as Element, 'id')
      : undefined;
  return /^h[23]$/.test(element.tagName) ? id : undefined;
}

/** The text of a page's main element, cut at the headings and terms that can be linked to. */
export function readSections(main: Element): Section[] {
  const sections: Section[] = [{ anchor: '', heading: '', text: '' }];
  const visit = (element: Element, write: (text: string) => void): void => {
    if (isSkipped(element)) return;
    write(edgeOf(element));
    for (const child of element.childNodes) {
      if (defaultTreeAdapter.isTextNode(child)) write(child.value);
      if (!isElement(child)) continue;
      const anchor = child.tagName === 'h1' ? '' : anchorOf(child);
      if (anchor === undefined) {
        visit(child, write);
        continue;
      }
      if (anchor) sections.push({ anchor, heading: '', text: '' });
      visit(child, (text) => addTo('heading', text));
    }
    write(edgeOf(element));
  };
  const addTo = (field: 'heading' | 'text', text: string): void => {
    const section = sections.at(-1);
    if (section) section[field] += text;
  };
  visit(main, (text) => addTo('text', text));
  return sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading: tidy(heading),
    text: tidy(text),
  }));
}
