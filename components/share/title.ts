import type { Typeface } from './typeface';

/** Space available for a title, in pixels. */
export const TITLE_ROOM = { width: 684, lines: 3 } as const;
const SIZES = [96, 88, 80, 72, 64, 56, 48];

/**
 * Font size and lines of a title: as large as fits, or smaller where that gives much better lines.
 * @throws when it does not fit, which takes a very long word.
 */
export function setTitle(
  title: string,
  face: Pick<Typeface, 'measure'>,
): { size: number; lines: string[] } {
  const settings = SIZES.flatMap((size, step) => {
    const setting = breakLines(title, (text) => face.measure(text) * size, TITLE_ROOM);
    return setting
      ? [{ size, lines: setting.lines, cost: setting.badness + 0.03 * step ** 2 }]
      : [];
  });
  const [best] = settings.sort((a, b) => a.cost - b.cost);
  if (best) return best;
  throw new Error(
    `The title "${title}" does not fit in its share image: shorten its longest words.`,
  );
}

interface Setting {
  lines: string[];
  /** Penalty of a line break setting: lower is better. */
  badness: number;
}

type Measure = (text: string) => number;

/** Every way to break words into a number of lines. */
function divisions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const firstLines = Math.max(words.length - count + 1, 0);
  return Array.from({ length: firstLines }, (_, index) => index + 1).flatMap((length) =>
    divisions(words.slice(length), count - 1).map((rest) => [
      words.slice(0, length).join(' '),
      ...rest,
    ]),
  );
}

/** Ends in an article, a preposition or the like. In capitals it would be a name, such as UE. */
const endsInSmallWord = (line: string): boolean => /(?:^|[\s’])\p{Ll}{1,3}$/u.test(line);
/** Bonus for a line that ends where the sentence pauses. */
const pause = (line: string): number => (line.endsWith(':') ? 0.25 : line.endsWith(',') ? 0.1 : 0);

/** Weights tuned by eye on the titles of the site. */
function badness(lines: readonly string[], measure: Measure): number {
  const widths = lines.map(measure);
  const widest = Math.max(...widths);
  const uneven = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0);
  const inner = lines.slice(0, -1);
  return (
    uneven +
    0.06 * inner.length +
    0.5 * inner.filter(endsInSmallWord).length -
    inner.reduce((sum, line) => sum + pause(line), 0)
  );
}

/**
 * Breaks a title into lines of similar width that end where the sentence pauses rather than after a
 * small word. Breaks at ordinary spaces only, never at no-break spaces.
 * @returns the best setting, or null when the title does not fit.
 */
export function breakLines(
  title: string,
  measure: Measure,
  limits: { width: number; lines: number },
): Setting | null {
  const words = title.split(' ').filter(Boolean);
  const settings = Array.from({ length: limits.lines }, (_, index) => divisions(words, index + 1))
    .flat()
    .filter((lines) => lines.every((line) => measure(line) <= limits.width))
    .map((lines) => ({ lines, badness: badness(lines, measure) }))
    .sort((a, b) => a.badness - b.badness);
  return settings[0] ?? null;
}
