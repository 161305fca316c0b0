import type { SearchFile } from './types';

/** Length up to which a section's text is in the part that is loaded first, in characters. */
const FIRST = 300;

/** Where the first part of a text ends: between two words. */
function endOfFirst(text: string): number {
  if (text.length <= FIRST) return text.length;
  const space = text.lastIndexOf(' ', FIRST);
  return space > 0 ? space : FIRST;
}

/**
 * Splits a search file in two: titles, headings and the beginning of every text answer most queries, and
 * load in half the time.
 * @returns the file with the beginnings, and what follows each of them.
 */
export function splitTexts(file: SearchFile): { first: SearchFile; rest: string[] } {
  const cut = (text: string) => text.slice(0, endOfFirst(text));
  return {
    first: {
      ...file,
      sections: file.sections.map((section) => ({ ...section, text: cut(section.text) })),
    },
    rest: file.sections.map(({ text }) => text.slice(endOfFirst(text))),
  };
}

/** The whole file again. */
export const joinTexts = (first: SearchFile, rest: readonly string[]): SearchFile => ({
  ...first,
  sections: first.sections.map((section, index) => ({
    ...section,
    text: section.text + (rest[index] ?? ''),
  })),
});
