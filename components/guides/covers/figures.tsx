import type { ReactNode } from 'react';
import type { coverFigures } from '@/lib/content/guide-schema';
import styles from './cover.module.css';

export type CoverFigure = (typeof coverFigures)[number];

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const round = (value: number): number => Math.round(value * 10) / 10;
const polar = (cx: number, cy: number, radius: number, turn: number): [number, number] => [
  round(cx + radius * Math.cos(turn * 2 * Math.PI)),
  round(cy + radius * Math.sin(turn * 2 * Math.PI)),
];

const line = styles.line;
const fill = styles.fill;
const mark = styles.mark;

/**
 * The figures of the covers, drawn in the right half of a 480 × 300 field (centre 330, 150).
 * One stands for each subject; in each, one element is marked, as a clause is in the product.
 */
export const figures: Record<CoverFigure, ReactNode> = {
  strata: range(7).map((row) => (
    <rect
      key={row}
      x={240 + (row % 3) * 14}
      y={54 + row * 28}
      width={180 - ((row * 37) % 70)}
      height="14"
      className={row === 3 ? mark : fill}
    />
  )),
  matrix: (
    <>
      {range(5).map((row) =>
        range(5).map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={254 + column * 38}
            cy={74 + row * 38}
            r={column - row > 1 ? 11 : 4 + ((row + column) % 3)}
            className={column === 3 && row === 1 ? mark : fill}
          />
        )),
      )}
      <path d="M236 246V52M232 242h196" className={line} />
    </>
  ),
  ladder: (
    <>
      <path d="M282 258V42M378 258V42" className={line} />
      {range(6).map((step) => (
        <rect
          key={step}
          x="282"
          y={70 + step * 32}
          width="96"
          height="10"
          className={step === 2 ? mark : fill}
        />
      ))}
    </>
  ),
  steps: range(5).map((step) => (
    <rect
      key={step}
      x={236 + step * 38}
      y={210 - step * 36}
      width="38"
      height={48 + step * 36}
      className={step === 3 ? mark : fill}
    />
  )),
  petals: range(6).map((petal) => {
    const [x, y] = polar(330, 150, 58, petal / 6);
    return <circle key={petal} cx={x} cy={y} r="42" className={petal === 4 ? mark : styles.veil} />;
  }),
  columns: range(3).map((column) => (
    <g key={column}>
      <rect
        x={246 + column * 60}
        y={62 + column * 26}
        width="44"
        height={180 - column * 26}
        className={column === 2 ? mark : fill}
      />
      <path d={`M240 ${62 + column * 26}m${column * 60} -8h56`} className={line} />
    </g>
  )),
  lattice: range(4).map((row) =>
    range(4).map((column) => (
      <rect
        key={`${row}-${column}`}
        x={250 + column * 42}
        y={70 + row * 42}
        width="34"
        height="34"
        className={row === 1 && column === 2 ? mark : (row + column) % 2 ? fill : styles.outline}
      />
    )),
  ),
  threads: range(6).map((thread) => (
    <g key={thread}>
      <path
        d={`M230 ${60 + thread * 36}C290 ${60 + thread * 36} 300 150 352 150`}
        className={line}
      />
      <circle cx="230" cy={60 + thread * 36} r="7" className={fill} />
      {thread === 0 && <rect x="352" y="132" width="74" height="36" className={mark} />}
    </g>
  )),
  waves: range(6).map((wave) => (
    <path
      key={wave}
      d={`M226 ${76 + wave * 30}q26 -${22 - wave * 3} 52 0t52 0t52 0t52 0`}
      className={wave === 2 ? styles.markLine : line}
    />
  )),
  scale: (
    <>
      {range(9).map((tick) => (
        <rect
          key={tick}
          x={238 + tick * 22}
          y={tick === 6 ? 70 : 190 - tick * 12}
          width="12"
          height={tick === 6 ? 172 : 52 + tick * 12}
          className={tick === 6 ? mark : fill}
        />
      ))}
    </>
  ),
  rings: range(4).map((ring) => {
    const [x, y] = polar(330, 150, 34, ring / 4 + 0.125);
    return (
      <circle key={ring} cx={x} cy={y} r="58" className={ring === 3 ? styles.markLine : line} />
    );
  }),
  chain: range(5).map((link) => (
    <g key={link}>
      {link < 4 && (
        <path
          d={`M${250 + link * 40} ${92 + (link % 2) * 112}l40 ${link % 2 ? -112 : 112}`}
          className={line}
        />
      )}
      <circle
        cx={250 + link * 40}
        cy={92 + (link % 2) * 112}
        r="17"
        className={link === 2 ? mark : fill}
      />
    </g>
  )),
};
