import { attribute, type Document, type Element, isElement, replaceText } from '@/lib/html';

/** The letters of "1er", "Ier" and "1re", and the figure of "CO2", also in "CO2e". */
const SMALL = /((?<=\b[1I])er\b|(?<=\b1)re\b|(?<=\bCO)2(?=e?\b))/;

/** Elements that hold no markup, or are drawn. */
const PLAIN = ['head', 'script', 'style', 'noscript', 'textarea', 'select', 'svg'];

/**
 * Sets "1er" with superscript letters and "CO2" with a subscript figure. Only here, where a page is complete:
 * its metadata, twin, search file and share image stay plain text. Islands too, since React would not find
 * the text that it rendered.
 */
export function raiseLetters(parent: Document | Element): void {
  for (const child of [...parent.childNodes]) {
    if (!isElement(child)) replaceText(child, SMALL, (found) => (found === '2' ? 'sub' : 'sup'));
    else if (!PLAIN.includes(child.tagName) && attribute(child, 'data-island') === undefined)
      raiseLetters(child);
  }
}
