import { tokenColour } from '@/components/ui/styles/values';
import type { Card } from './card';
import { drawLine, drawLogo, HEIGHT, MARGIN, type Typefaces, WIDTH } from './parts';
import { svgElement as element, group, type Typeface } from './typeface';

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
export function drawStruck(
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
