// Each runs in the page.

/** Horizontal overflow of a page, in pixels. */
export const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Sets the size of all text, as a reader can in the settings of a browser. */
export function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size === '100%' ? '' : size;
}

/** Lays out what phones skip while it is far from the viewport. */
export function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Applies the text spacing of WCAG 1.4.12. Uses a constructed stylesheet, which the page's policy allows. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Text that is clipped or overlaps other text. */
export function lostText(): string[] {
  // Slides out of view, and intended overlays.
  const APART =
    '[inert], [data-live], [data-header], [data-suggestion], [hidden], script, style, svg';
  /** Visually hidden: in a box of one pixel. */
  const isHeard = (element: Element | null): boolean =>
    element !== null &&
    (element.getBoundingClientRect().width <= 1 ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      isHeard(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: { parent: Element; words: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!parent || words === '' || parent.closest(APART) || isHeard(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) pieces.push({ parent, words, box });
  }

  const clips = (value: string) => /hidden|clip/.test(value);
  const isCut = ({ parent, box }: (typeof pieces)[number]) => {
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (!clips(overflowX) && !clips(overflowY)) continue;
      const edge = around.getBoundingClientRect();
      const beside = box.right > edge.right + 2 || box.left < edge.left - 2;
      if ((clips(overflowX) && beside) || (clips(overflowY) && box.bottom > edge.bottom + 2))
        return true;
    }
    return false;
  };
  // Lines may touch, since a box has the height of the font's tallest glyphs.
  const overlaps = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 2;
  // From the top: what begins below a piece cannot lie over it.
  pieces.sort((one, other) => one.box.top - other.box.top);
  const over = (index: number) => {
    const { box } = pieces[index] as (typeof pieces)[number];
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next] as (typeof pieces)[number];
      if (other.box.top >= box.bottom) return undefined;
      if (overlaps(box, other.box)) return other.words;
    }
    return undefined;
  };
  return pieces.flatMap((piece, index) => {
    const other = over(index);
    return [
      ...(isCut(piece) ? [`"${piece.words}" is cut off`] : []),
      ...(other ? [`"${piece.words}" lies over "${other}"`] : []),
    ];
  });
}
