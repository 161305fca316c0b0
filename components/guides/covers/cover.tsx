import { loadCover } from '@/loaders/covers';
import type { Cover as CoverData } from '@/loaders/schema/guide';
import styles from './cover.module.css';

interface CoverProps {
  cover: CoverData;
  /** Short name of the guide. */
  name: string;
  /** What the drawing shows. */
  alt: string;
}

/** A guide's cover: the figure of its subject, with its acronym below. */
export function Cover({ cover, name, alt }: CoverProps) {
  const { lines, size } = coverName(name);
  return (
    <svg
      viewBox="0 0 480 300"
      width="480"
      height="300"
      className={`${styles.cover} ${cover.colour}`}
      role="img"
      aria-label={alt}
      data-search-skip
    >
      <path d="M0 0h480v300H0z" className={styles.ground} />
      {loadCover(cover.figure).map(({ paint, d }) => (
        <path key={paint + d} className={styles[paint]} d={d} />
      ))}
      {/* The name has a ground of its own, past the edges, where the figure would show through. */}
      <path
        d={`M-9 ${NAME_END - lines.length * size - 16}h498v300H-9z`}
        className={styles.ground}
      />
      {lines.map((line, place) => (
        <text
          key={line}
          x="28"
          y={NAME_END - (lines.length - 1 - place) * size}
          fontSize={size}
          className={styles.name}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Acronyms common to every subject, which therefore identify none. */
const COMMON = ['ESG', 'EU', 'UE'];
const ACRONYM = /^[A-Z]{2,}s?$/;
/** The part of an acronym that stands apart, as in "IFRS S2". */
const NUMBER = /^[A-Z]?\d+$/;

/** Width available for a name, in units of the figure, and width of an average character, in ems. */
const ROOM = 300;
const CHARACTER = 0.56;
const LARGEST = 76;
/** Where the last line of a name stands. */
const NAME_END = 268;

/** The acronym in the short name of a guide, with its number; undefined when it has none of its own. */
function acronymIn(name: string): string | undefined {
  const words = name.split(/[\s:]+/);
  const place = words.findIndex((word) => ACRONYM.test(word) && !COMMON.includes(word));
  const [acronym, next = ''] = words.slice(place < 0 ? words.length : place);
  return acronym && NUMBER.test(next) ? `${acronym} ${next}` : acronym;
}

/** Words on one line, or on the two that are nearest in length. */
function balance(words: readonly string[]): string[] {
  const candidates = words.slice(1).map((_, index) => {
    const parts = [words.slice(0, index + 1), words.slice(index + 1)];
    return parts.map((part) => part.join(' '));
  });
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return candidates.sort((a, b) => longest(a) - longest(b))[0] ?? [...words];
}

/** The lettering of a guide's cover: the acronym in its short name, or else the short name itself in one or two lines. */
export function coverName(name: string) {
  const acronym = acronymIn(name);
  const lines = acronym ? [acronym] : balance(name.split(/[^\S\u00a0\u202f]+/));
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, size: Math.min(LARGEST, Math.floor(ROOM / (longest * CHARACTER))) };
}
