import type { AvoidedWords, StyleName } from '@/lib/content/schema/style';

/** Words to look for in running text. */
export interface WordRule {
  readonly pattern: RegExp;
  /** Phrases in which the words are right. */
  readonly except: RegExp | undefined;
  /** What is wrong and how to repair it; undefined when what was found is right. */
  readonly message: (found: string) => string | undefined;
}

export interface FoundWord {
  offset: number;
  length: number;
  message: string;
}

/** The right spelling of a name and the wrong ones, capitals aside. */
export const nameRule = ({ write, never = [] }: StyleName): WordRule => ({
  pattern: wholeWords([write, ...never]),
  except: undefined,
  message: (found) => (found === write ? undefined : `Write "${write}", not "${found}".`),
});

export const avoidanceRule = ({ avoid, instead, except }: AvoidedWords): WordRule => ({
  pattern: wholeWords(avoid),
  except: except?.length ? wholeWords(except) : undefined,
  message: (found) => `"${found}" is a word this site avoids; ${instead.replace(/\.$/, '')}.`,
});

/** Words that rules object to in a text. */
export function findWords(text: string, rules: readonly WordRule[]): FoundWord[] {
  return rules.flatMap(({ pattern, except, message }) => {
    const right = except ? [...text.matchAll(except)] : [];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const told = right.some(
        (phrase) =>
          index >= phrase.index && index + found.length <= phrase.index + phrase[0].length,
      )
        ? undefined
        : message(found);
      return told ? [{ offset: index, length: found.length, message: told }] : [];
    });
  });
}

/**
 * Any of some phrases as whole words, whatever the capitals, spaces and apostrophes; not within an
 * address, where words are joined by dots, hyphens and the like.
 */
function wholeWords(phrases: readonly string[]): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .normalize('NFC')
        .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        .replace(/\s+/g, '[ \\u00a0\\u202f]+')
        .replace(/['’]/g, "['’]"),
    );
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_]|[-.@/][\\p{L}\\p{N}])`,
    'giu',
  );
}
