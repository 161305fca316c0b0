import type { Term } from '@/loaders/glossary';

export interface Letter {
  letter: string;
  /** Anchor of its first term. */
  id: string;
  terms: readonly Term[];
}

/** Terms by their first letter, accents aside; the terms are in the order of the alphabet already. */
export function byLetter(terms: readonly Term[]): Letter[] {
  const letterOf = ({ acronym }: Term) =>
    acronym.charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return [...new Set(terms.map(letterOf))].map((letter) => ({
    letter,
    id: `index-${letter.toLowerCase()}`,
    terms: terms.filter((term) => letterOf(term) === letter),
  }));
}
