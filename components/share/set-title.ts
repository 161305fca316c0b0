import { breakLines } from './break-lines';
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
