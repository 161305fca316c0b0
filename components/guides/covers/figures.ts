import type { coverFigures } from '@/loaders/schema/guide';

export type CoverFigure = (typeof coverFigures)[number];

/** Paint styles of shapes: classes of cover.module.css. */
export const paints = ['fill', 'line', 'dots', 'mark', 'markLine', 'markDot'] as const;

/** A path of an SVG drawing. */
export interface Shape {
  paint: (typeof paints)[number];
  d: string;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const join = (count: number, draw: (index: number) => string): string =>
  range(count).map(draw).join('');

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
/** A line of no length, which round line caps turn into a disc. */
const dot = (x: number, y: number): string => `M${x} ${y}h0`;

/** The same element several times in one path, except the one that is highlighted. */
function series(
  count: number,
  marked: number,
  draw: (index: number) => string,
  [plain, mark]: readonly [Shape['paint'], Shape['paint']] = ['fill', 'mark'],
): Shape[] {
  return [
    { paint: plain, d: join(count, (index) => (index === marked ? '' : draw(index))) },
    { paint: mark, d: draw(marked) },
  ];
}

const LINES = ['line', 'markLine'] as const;

/**
 * The figures of the covers, each filling a field of 480 × 300 and heavier on the right, where the name of the
 * guide leaves room. One per subject; in each, one element is highlighted, as a clause is in the product.
 */
export const figures: Record<CoverFigure, readonly Shape[]> = {
  strata: series(7, 2, (row) => rect(150 + ((row * 71) % 190), row * 44, 330, 26)),
  matrix: series(40, 14, (place) => dot(40 + (place % 8) * 58, 32 + Math.floor(place / 8) * 58), [
    'dots',
    'markDot',
  ]),
  ladder: [
    { paint: 'line', d: 'M270 0V300M430 0V300' },
    ...series(6, 2, (rung) => `M270 ${25 + rung * 50}h160`, LINES),
  ],
  steps: series(8, 5, (step) => rect(step * 60, 270 - step * 36, 56, 300)),
  petals: series(
    6,
    1,
    (petal) =>
      circle(
        Math.round(340 + 76 * Math.cos((petal * Math.PI) / 3)),
        Math.round(130 + 76 * Math.sin((petal * Math.PI) / 3)),
        64,
      ),
    LINES,
  ),
  columns: series(4, 2, (column) => rect(70 + column * 110, 0, 62, 300)),
  lattice: series(15, 4, (place) =>
    rect(
      (place % 3) * 112 + (Math.floor(place / 3) % 2) * 56 + 168,
      Math.floor(place / 3) * 60,
      52,
      56,
    ),
  ),
  threads: [
    ...series(7, 3, (thread) => `M0 ${thread * 50}C220 ${thread * 50} 240 100 400 100`, LINES),
    { paint: 'mark', d: rect(392, 68, 120, 64) },
  ],
  waves: series(
    6,
    1,
    (wave) => `M-20 ${30 + wave * 52}q40-36 80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
    LINES,
  ),
  scale: series(12, 8, (tick) => rect(4 + tick * 40, tick === 8 ? 0 : 250 - tick * 20, 24, 300)),
  rings: series(
    4,
    1,
    (ring) => circle(270 + (ring % 2) * 110, 80 + Math.floor(ring / 2) * 110, 84),
    LINES,
  ),
  chain: series(
    5,
    2,
    (link) => `M${link * 104 - 10} 70h60a40 40 0 0 1 0 80h-60a40 40 0 0 1 0-80z`,
    LINES,
  ),
};
