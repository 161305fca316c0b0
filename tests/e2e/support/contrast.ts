/** Colours as a page renders them. */
export interface Colours {
  /** Contrast of two CSS colours, from 1 to 21. */
  contrast: (one: string, other: string) => number;
  /** The effective background of an element: the nearest opaque one. */
  ground: (element: Element | null) => string;
}

declare global {
  interface Window {
    colours: Colours;
  }
}

/** Gives a page `window.colours`; runs in it. */
export function addColours(): void {
  const parts = (css: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return { channels: [red, green, blue], alpha };
  };
  const luminance = (css: string) => {
    const [red = 0, green = 0, blue = 0] = parts(css).channels.map((value) =>
      value <= 10.314 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  window.colours = {
    contrast: (one, other) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    },
    ground: (element) => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const own = getComputedStyle(element).backgroundColor;
      return parts(own).alpha > 0.5 ? own : window.colours.ground(element.parentElement);
    },
  };
}

/** Elements invisible in the visitor's forced colours. Runs in the page. */
export function unseen(): string[] {
  const { contrast, ground } = window.colours;
  const naming = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 50)}"`;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

  const words = shown('body *:not(svg *, script, style, noscript)').filter(
    (element) => hasText(element) && contrast(getComputedStyle(element).color, ground(element)) < 3,
  );
  // Circles and boxes are drawn by the browser.
  const fields = shown(
    'input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea',
  ).filter((field) => {
    const { borderTopStyle, borderTopColor } = getComputedStyle(field);
    return borderTopStyle === 'none' || contrast(borderTopColor, ground(field)) < 3;
  });
  // SVG files cannot be inspected here.
  const pictures = shown('svg:not(:has(use))').filter((svg) => {
    const paints = [...svg.querySelectorAll('path, rect, circle, ellipse, line, polygon, text')]
      .flatMap((shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke])
      .filter((paint) => paint.startsWith('rgb'));
    const all = [ground(svg), ...paints];
    return !all.some((one) => all.some((other) => contrast(one, other) >= 3));
  });
  const marks = shown('header a[href][aria-current]').filter((link) => {
    const { fontWeight, textDecorationLine } = getComputedStyle(link);
    return Number(fontWeight) < 600 && textDecorationLine === 'none' && !link.querySelector('svg');
  });
  return [
    ...words.map((element) => `the words of ${naming(element)} cannot be read`),
    ...fields.map((field) => `the field ${field.id} has no border`),
    ...pictures.map((svg) => `nothing of the picture in ${naming(svg.parentElement ?? svg)} shows`),
    ...marks.map((link) => `${naming(link)} does not look like the current page`),
  ];
}
