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
