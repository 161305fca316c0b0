import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import { decompress } from 'wawoff2';

type Attributes = Readonly<Record<string, string | number>>;

const attributeList = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** An SVG element without content. Nothing is escaped: attribute values are numbers, colours and path data. */
export const svgElement = (tag: string, attributes: Attributes): string =>
  `<${tag}${attributeList(attributes)}/>`;

/** A <g> element. */
export const group = (attributes: Attributes, content: readonly string[]): string =>
  `<g${attributeList(attributes)}>${content.join('')}</g>`;

/** Draws text as outlines, independent of the fonts on the build machine. */
export interface Typeface {
  /** Width of a text in ems. */
  measure(text: string): number;
  /** SVG paths of a text whose baseline starts at a point. */
  draw(text: string, place: { size: number; x: number; y: number }): string;
}

/**
 * One weight of a variable font of the site.
 * @param file name of a file in app/fonts.
 * @param tracking letter spacing in ems.
 * @throws from its methods when the font lacks a character of the text.
 */
export async function loadTypeface(
  file: string,
  { weight, tracking = 0 }: { weight: number; tracking?: number },
): Promise<Typeface> {
  const packed = await readFile(path.join(process.cwd(), 'app', 'fonts', file));
  // fontkit can vary the weight of uncompressed fonts only.
  const plain = create(Buffer.from(await decompress(packed))) as Font;
  const font = plain.getVariation({ wght: weight });
  const em = font.unitsPerEm;

  const missing = (text: string) =>
    new Error(
      `"${text}" has a character that app/fonts/${file} lacks. Write it otherwise, or add the character to the font.`,
    );

  /** The positioned glyphs of a text and its advance width, in font units. */
  function set(text: string) {
    let end = 0;
    const run = font.layout(text);
    const glyphs = run.glyphs.map((glyph, at) => {
      if (glyph.id === 0) throw missing(text);
      const start = end;
      end += (run.positions[at]?.xAdvance ?? 0) + tracking * em;
      return { glyph, start };
    });
    return { glyphs, end };
  }

  /** As SVG path data, by glyph: varying one and writing it takes longer than the rest of a drawing. */
  const outlines = new Map<number, string>();
  function outlineOf(glyph: Glyph): string {
    const known = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, known);
    return known;
  }

  const widths = new Map<string, number>();
  function measureWord(word: string): number {
    const known = widths.get(word) ?? set(word).end / em;
    widths.set(word, known);
    return known;
  }

  return {
    measure(text) {
      const words = text.split(' ').map(measureWord);
      return words.reduce((sum, word) => sum + word) + (words.length - 1) * measureWord('\u00a0');
    },
    draw(text, { size, x, y }) {
      const scale = size / em;
      return group(
        { transform: `translate(${x} ${y}) scale(${scale} ${-scale})` },
        set(text).glyphs.map(({ glyph, start }) =>
          svgElement('path', { transform: `translate(${start})`, d: outlineOf(glyph) }),
        ),
      );
    },
  };
}
