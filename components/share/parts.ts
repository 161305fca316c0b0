import { logoMark } from '@/components/ui/logo';
import { tokenColour } from '@/components/ui/styles/values';
import { SHARE_SIZE } from '@/publishing/metadata/images';
import { svgElement as element, group, type Typeface } from './typeface';

/** The faces of share images. */
export interface Typefaces {
  title: Typeface;
  brand: Typeface;
  text: Typeface;
}

export const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
export const MARGIN = 72;

interface Line {
  size: number;
  x: number;
  y: number;
  /** Where it has to end. */
  until: number;
}

/** A line of text, scaled down when it would be too long. */
export function drawLine(text: string, face: Typeface, { size, x, y, until }: Line): string {
  const room = until - x;
  return face.draw(text, { size: Math.min(size, room / face.measure(text)), x, y });
}

/** The logo with the brand, in the colour of the text; `line` is that of its highlighted line. */
export function drawLogo(
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
