/** Number of single-character edits between two words (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** The candidate closest to a misspelt word, or undefined when none is close enough to be meant. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  // Another number is another thing: half of its digits may be those of many.
  const limit = /\d{3}/.test(word) ? 2 : Math.min(4, Math.max(1, Math.floor(word.length / 2)));
  const [first] = nearest(
    word,
    candidates.filter(({ length }) => Math.abs(length - word.length) <= limit),
  );
  return first !== undefined && distanceOf(word, first) <= limit ? first : undefined;
}

/** All of them, those that differ from a word the least first. */
export const nearest = (word: string, candidates: readonly string[]): string[] =>
  [...candidates].sort((a, b) => distanceOf(word, a) - distanceOf(word, b));

const distanceOf = (word: string, candidate: string): number =>
  editDistance(word.toLowerCase(), candidate.toLowerCase());
