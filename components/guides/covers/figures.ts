import type { coverFigures } from '@/lib/content/schema/guide';

export type CoverFigure = (typeof coverFigures)[number];

/** Paint styles of shapes: classes of cover.module.css. */
export const paints = ['fill', 'veil', 'outline', 'line', 'mark', 'markLine'] as const;
type Paint = (typeof paints)[number];

/** One element of an SVG drawing. */
export interface Shape {
  tag: 'rect' | 'circle' | 'path';
  paint: Paint;
  attributes: Readonly<Record<string, number | string>>;
}

const rect = (paint: Paint, x: number, y: number, width: number, height: number): Shape => ({
  tag: 'rect',
  paint,
  attributes: { x, y, width, height },
});
const circle = (paint: Paint, cx: number, cy: number, r: number): Shape => ({
  tag: 'circle',
  paint,
  attributes: { cx, cy, r },
});
const path = (paint: Paint, d: string): Shape => ({ tag: 'path', paint, attributes: { d } });

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const round = (value: number): number => Math.round(value * 10) / 10;
const polar = (cx: number, cy: number, radius: number, turn: number): [number, number] => [
  round(cx + radius * Math.cos(turn * 2 * Math.PI)),
  round(cy + radius * Math.sin(turn * 2 * Math.PI)),
];

/**
 * The figures of the covers, drawn in the right half of a 480 × 300 field (centre 330, 150).
 * One per subject; in each, one element is highlighted, as a clause is in the product.
 */
export const figures: Record<CoverFigure, readonly Shape[]> = {
  strata: range(7).map((row) =>
    rect(
      row === 3 ? 'mark' : 'fill',
      228 + (row % 3) * 14,
      54 + row * 28,
      180 - ((row * 37) % 70),
      14,
    ),
  ),
  matrix: [
    ...range(25).map((index) => {
      const [row, column] = [Math.floor(index / 5), index % 5];
      return circle(
        column === 3 && row === 1 ? 'mark' : 'fill',
        254 + column * 38,
        74 + row * 38,
        column - row > 1 ? 11 : 4 + ((row + column) % 3),
      );
    }),
    path('line', 'M236 246V52M232 242h196'),
  ],
  ladder: [
    path('line', 'M282 258V42M378 258V42'),
    ...range(6).map((step) => rect(step === 2 ? 'mark' : 'fill', 282, 70 + step * 32, 96, 10)),
  ],
  steps: range(5).map((step) =>
    rect(step === 3 ? 'mark' : 'fill', 236 + step * 38, 210 - step * 36, 38, 48 + step * 36),
  ),
  petals: range(6).map((petal) =>
    circle(petal === 4 ? 'mark' : 'veil', ...polar(330, 150, 58, petal / 6), 42),
  ),
  columns: range(3).flatMap((column) => [
    rect(
      column === 2 ? 'mark' : 'fill',
      246 + column * 60,
      62 + column * 26,
      44,
      180 - column * 26,
    ),
    path('line', `M${240 + column * 60} ${54 + column * 26}h56`),
  ]),
  lattice: range(16).map((index) => {
    const [row, column] = [Math.floor(index / 4), index % 4];
    const plain = (row + column) % 2 ? 'fill' : 'outline';
    return rect(
      row === 1 && column === 2 ? 'mark' : plain,
      250 + column * 42,
      70 + row * 42,
      34,
      34,
    );
  }),
  threads: [
    ...range(6).flatMap((thread) => [
      path('line', `M230 ${60 + thread * 36}C290 ${60 + thread * 36} 300 150 352 150`),
      circle('fill', 230, 60 + thread * 36, 7),
    ]),
    rect('mark', 352, 132, 74, 36),
  ],
  waves: range(6).map((wave) =>
    path(
      wave === 2 ? 'markLine' : 'line',
      `M226 ${76 + wave * 30}q26 -${22 - wave * 3} 52 0t52 0t52 0t52 0`,
    ),
  ),
  scale: range(9).map((tick) =>
    tick === 6
      ? rect('mark', 370, 70, 12, 172)
      : rect('fill', 238 + tick * 22, 190 - tick * 12, 12, 52 + tick * 12),
  ),
  rings: range(4).map((ring) =>
    circle(ring === 3 ? 'markLine' : 'line', ...polar(330, 150, 34, ring / 4 + 0.125), 58),
  ),
  chain: [
    ...range(4).map((link) =>
      path('line', `M${250 + link * 40} ${92 + (link % 2) * 112}l40 ${link % 2 ? -112 : 112}`),
    ),
    ...range(5).map((link) =>
      circle(link === 2 ? 'mark' : 'fill', 250 + link * 40, 92 + (link % 2) * 112, 17),
    ),
  ],
};
