import sharp from 'sharp';
import { logoMark } from '@/components/ui/logo';
import {
  customProperties,
  designTokens,
  readStylesheet,
  resolveProperties,
  ruleOf,
  tokenColour,
} from '@/components/ui/styles/values';
import type { Locale } from '@/lib/i18n/locales';
import { loadCover, paints } from '@/loaders/covers';
import type { PageId } from '@/loaders/routes/registry';
import { SHARE_SIZE } from '@/publishing/metadata/images';
import { type Card, cardOf } from './card';
import { setTitle } from './title';
import { svgElement as element, group, loadTypeface, type Typeface } from './typeface';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 72;

interface Line {
  size: number;
  x: number;
  y: number;
  /** Where it has to end. */
  until: number;
}

/** A line of text, scaled down when it would be too long. */
function drawLine(text: string, face: Typeface, { size, x, y, until }: Line): string {
  const room = until - x;
  return face.draw(text, { size: Math.min(size, room / face.measure(text)), x, y });
}

/** The logo with the brand, in the colour of the text; `line` is that of its highlighted line. */
function drawLogo(
  brand: string,
  face: Typeface,
  { until, line = 'marker' }: { until: number; line?: string },
): string {
  const mark = group({ transform: `translate(${MARGIN - 2} 60) scale(1.625)` }, [
    element('rect', { ...logoMark.line, fill: tokenColour(line) }),
    element('path', {
      d: logoMark.sign,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
  ]);
  return mark + drawLine(brand, face, { size: 40, x: MARGIN + 66, y: 99, until });
}

let loaded: Promise<Typefaces> | undefined;

/** The faces of share images. */
type Typefaces = Awaited<ReturnType<typeof loadTypefaces>>;

async function loadTypefaces() {
  const [title, brand, text] = await Promise.all([
    loadTypeface('newsreader.woff2', { weight: 500, tracking: -0.022 }),
    loadTypeface('newsreader.woff2', { weight: 600, tracking: -0.015 }),
    loadTypeface('source-sans-3.woff2', { weight: 400 }),
  ]);
  return { title, brand, text };
}

/** The share image of a page in a language, as PNG. */
export async function shareImage(id: PageId, locale: Locale): Promise<Buffer> {
  loaded ??= loadTypefaces();
  return paint(drawCard(await cardOf(id, locale), await loaded));
}

/** The rules of some classes of cover.module.css with their variables resolved, for a cover of one colour. */
function coverRules(colour: Card['cover']['colour'], classes: readonly string[]): string {
  const css = readStylesheet('components/guides/covers/cover.module.css');
  const tones = readStylesheet('components/ui/styles/tags.css');
  const values = { ...designTokens(), ...customProperties(ruleOf(tones, colour)) };
  return classes.map((name) => resolveProperties(ruleOf(css, name), values)).join('');
}

/** Left edge of the figure's panel. */
const PANEL = 792;

/** The title, its last line highlighted as a clause, with a link drawn to the figure. */
function drawTitle(title: string, face: Typeface): string {
  const { size, lines } = setTitle(title, face);
  const leading = size * 1.1;
  const last = 330 + ((lines.length - 1) * leading) / 2 + size * 0.32;
  const end = MARGIN + face.measure(lines.at(-1) ?? '') * size;
  const link = last - size * 0.11;
  return [
    element('rect', {
      x: MARGIN - 10,
      y: last - size * 0.34,
      width: end - MARGIN + 20,
      height: size * 0.46,
      fill: tokenColour('marker'),
    }),
    element('path', { d: `M${end + 20} ${link}H${PANEL}`, class: 'link' }),
    element('circle', { cx: PANEL, cy: link, r: 8, class: 'end' }),
    ...lines.map((line, index) =>
      face.draw(line, { size, x: MARGIN, y: last - (lines.length - 1 - index) * leading }),
    ),
  ].join('');
}

/** The cover figure as high as the image, its right edge that of the panel; the paper hides the rest. */
function drawFigure(figure: Card['cover']['figure']): string {
  const scale = HEIGHT / 300;
  return group(
    { transform: `translate(${WIDTH - 480 * scale} 0) scale(${scale})` },
    loadCover(figure).map(({ paint, d }) => element('path', { class: paint, d })),
  );
}

/** A share image as SVG, with its text as outlines: what the law changed where the page is about that, else a cover. */
export const drawCard = (card: Card, faces: Typefaces): string =>
  card.struck ? drawStruck({ ...card, struck: card.struck }, faces) : drawCover(card, faces);

/** A guide cover whose article is the title itself. */
function drawCover({ brand, title, domain, cover }: Card, faces: Typefaces): string {
  const tone = tokenColour(cover.colour);
  const rules = coverRules(cover.colour, ['ground', ...paints]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${[
    `<style>${rules}.link {fill:none;stroke:${tone};stroke-width:2.5;stroke-dasharray:5 8}.end {fill:${tone}}</style>`,
    element('rect', { width: WIDTH, height: HEIGHT, class: 'ground' }),
    drawFigure(cover.figure),
    element('rect', { width: PANEL, height: HEIGHT, fill: tokenColour('paper') }),
    group({ fill: tokenColour('ink'), color: tokenColour('ink') }, [
      drawLogo(brand, faces.brand, { until: PANEL - 24 }),
      drawTitle(title, faces.title),
    ]),
    group({ fill: tokenColour('ink-soft') }, [
      drawLine(domain, faces.text, { size: 27, x: MARGIN, y: 564, until: PANEL - 24 }),
    ]),
  ].join('')}</svg>`;
}

/** Renders a drawing of flat areas, which need no dither, as PNG with a palette. */
const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 1 }).toBuffer();

type Struck = NonNullable<Card['struck']>;

/** The widest the values are set, and their baseline. */
const SIZE = 168;
const BASE = 338;
/** Between the two values, and around the highlighted one, in ems. */
const GAP = 0.34;
const PAD = 0.09;

/** The former value struck out, and the present one highlighted, as large as the width allows. */
function drawValues({ before, now }: Struck['figure'], face: Typeface): string {
  const present = now.unit ? `${now.number} ${now.unit}` : now.number;
  const [old, wide] = [face.measure(before), face.measure(present)];
  const size = Math.min(SIZE, (WIDTH - 2 * MARGIN) / (old + GAP + wide + PAD));
  const x = MARGIN + (old + GAP) * size;
  const marker = tokenColour('marker');
  return [
    group({ fill: tokenColour('night-soft') }, [face.draw(before, { size, x: MARGIN, y: BASE })]),
    element('rect', {
      x: MARGIN - 0.06 * size,
      y: BASE - 0.36 * size,
      width: (old + 0.12) * size,
      height: 0.055 * size,
      fill: marker,
    }),
    element('rect', {
      x: x - PAD * size,
      y: BASE - 0.86 * size,
      width: (wide + 2 * PAD) * size,
      height: 1.14 * size,
      fill: marker,
    }),
    group({ fill: tokenColour('ink') }, [face.draw(present, { size, x, y: BASE })]),
  ].join('');
}

/** A share image whose subject is what the law changed: the figure on the dark ground, over title and article. */
function drawStruck(
  { brand, title, struck: { figure, since } }: Card & { struck: Struck },
  faces: Typefaces,
): string {
  const ink = tokenColour('night-ink');
  const line = { x: MARGIN, until: WIDTH - MARGIN };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${[
    element('rect', { width: WIDTH, height: HEIGHT, fill: tokenColour('night') }),
    group({ fill: ink, color: ink }, [
      drawLogo(brand, faces.brand, { until: line.until, line: 'night-rule' }),
    ]),
    drawValues(figure, faces.title),
    group({ fill: ink }, [drawLine(title, faces.title, { ...line, size: 52, y: 496 })]),
    group({ fill: tokenColour('night-soft') }, [
      drawLine(`${figure.source}, ${since}`, faces.text, { ...line, size: 28, y: 556 }),
    ]),
  ].join('')}</svg>`;
}
