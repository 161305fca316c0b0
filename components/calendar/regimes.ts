import type { StripRow } from '@/publishing/calendar/strip';

/** A subject of the law that has dates. */
export interface Regime {
  id: string;
  name: string;
}

/** Id of the box that chooses a regime. */
export const boxOf = (id: string): string => `show-${id}`;

const CALENDAR = '[data-calendar]';

/**
 * With a box ticked, only its regime is listed, with the years that have dates of it, and the strip has a row for it.
 * Separate selectors rather than `:is()`, so that browsers match each only against elements with its attribute.
 */
export function rulesFor(regimes: readonly Regime[]): string {
  const shown = (by: string, ...what: string[]) =>
    what.map((selector) => `${CALENDAR}:has(${by}) ${selector}`).join();
  return [
    `${shown('[data-regimes] :checked', '[data-regime]', '[data-year]')}{display:none}`,
    ...regimes.map(
      ({ id }) =>
        `${shown(`#${boxOf(id)}:checked`, `[data-regime=${id}]`, `[data-year]:has([data-regime=${id}])`)}{display:var(--as,grid)}`,
    ),
  ].join('\n');
}

/** Puts what the strip draws in its place: pages have no style attributes, so that each number has a rule. */
export function placesIn(rows: readonly StripRow[], today: number): string {
  const drawn = rows.flatMap(({ marks, arrows }) => [...marks, ...arrows]);
  const arrows = rows.flatMap((row) => row.arrows);
  const numbers: [name: string, values: number[]][] = [
    ['--at', drawn.map(({ at }) => at)],
    ['--lane', drawn.map(({ lane }) => lane)],
    ['--by', arrows.map(({ by }) => by)],
    ['--rise', arrows.flatMap(({ rise }) => rise || [])],
    ['--lanes', rows.map(({ lanes }) => lanes)],
  ];
  return [
    `${CALENDAR}{--today:${today}}`,
    ...numbers.flatMap(([name, values]) =>
      [...new Set(values)].map((value) => `[data-${name.slice(2)}="${value}"]{${name}:${value}}`),
    ),
  ].join('\n');
}
