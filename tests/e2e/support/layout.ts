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
