import { oncePerBuild } from '@/lib/cache';
import { escapeRegExp } from '@/lib/escape';
import * as dom from '@/lib/html';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/numbers';
import { readStyle } from '@/loaders/wording';

/** The letters of "1er", "Ier" and "1re", and the figure of "CO2", also in "CO2e". */
const SMALL = /((?<=\b[1I])er\b|(?<=\b1)re\b|(?<=\bCO)2(?=e?\b))/;

/** Elements that hold no markup, or are drawn. */
const PLAIN = ['head', 'script', 'style', 'noscript', 'textarea', 'select', 'svg'];

/**
 * Sets "1er" with superscript letters and "CO2" with a subscript figure. Only here, where a page is complete:
 * its metadata, twin, search file and share image stay plain text. Islands too, since React would not find
 * the text that it rendered.
 */
export const raiseLetters = (document: dom.Document): void =>
  eachText(document, (text) =>
    dom.replaceText(text, SMALL, (found) => (found === '2' ? 'sub' : 'sup')),
  );

function eachText(
  parent: dom.Document | dom.Element,
  run: (text: dom.Node) => void,
  isSkipped: (element: dom.Element) => boolean = () => false,
): void {
  for (const child of [...parent.childNodes]) {
    if (!dom.isElement(child)) run(child);
    else if (
      !PLAIN.includes(child.tagName) &&
      dom.attribute(child, 'data-island') === undefined &&
      !isSkipped(child)
    )
      eachText(child, run, isSkipped);
  }
}

/** Reading speed of an attentive reader. */
const WORDS_PER_MINUTE = 200;

/** Whole minutes needed to read a text, at least one; punctuation on its own is no word. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}

/** Says how long a guide takes to read as its page shows it, tables and components included. */
export function stateMinutes(document: dom.Document, text: string, locale: Locale): void {
  for (const element of dom.elements(document, 'span')) {
    const words = dom.attribute(element, 'data-minutes');
    if (words === undefined) continue;
    element.attrs = [];
    dom.append(element, words.replace('#', formatNumber(readingMinutes(text), locale)));
  }
}

/** After the hyphen of an inverted pronoun (est-elle, a-t-on), of celui-ci and of e-mail; not in an address. */
const HELD_HYPHEN =
  /(?<=\p{L}-)(?<![#/@]\S*)(?=(?:(?:t-)?(?:ils?|elles?|on)|je|tu|nous|vous|ce|les?|la|lui|leur|moi|y|en|ci|là|mails?)(?![\p{L}\d@/_-]))/gu;
const WORD_JOINER = '\u2060';

/** Keeps short words on the line of the French word that they hang on. */
export const holdHyphens = (document: dom.Document): void =>
  eachText(document, (text) => {
    if ('value' in text) text.value = text.value.replace(HELD_HYPHEN, WORD_JOINER);
  });

/** Marks what content/style.yaml lists of other languages, for screen readers. */
export function markForeign(document: dom.Document, locale: Locale): void {
  for (const { language, phrases } of foreignTo(locale)) {
    eachText(
      document,
      (text) => dom.replaceText(text, phrases, () => 'span', { lang: language }),
      // axe takes a link with an element inside for a target of its own, and for too small a one.
      (element) => element.tagName === 'a' || dom.attribute(element, 'lang') === language,
    );
  }
}

const foreignTo = oncePerBuild((locale: Locale) =>
  Object.entries(readStyle()?.value?.foreign ?? {})
    .filter(([language]) => language !== locale)
    .map(([language, phrases]) => ({
      language,
      phrases: new RegExp(
        `(?<![\\p{L}-])(${phrases.map(escapeRegExp).join('|')})(?![\\p{L}-])`,
        'iu',
      ),
    })),
);
