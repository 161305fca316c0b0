import { escapeRegExp } from '@/lib/escape';
import type { AvoidedWords, StyleName } from '@/loaders/wording';

/** A pattern to look for in text. */
export interface WordRule {
  readonly pattern: RegExp;
  /** Phrases in which a match is allowed. */
  readonly except: RegExp | undefined;
  /** What is wrong and how to fix it; undefined when the match is correct. */
  readonly message: (found: string) => string | undefined;
}

export interface FoundWord {
  offset: number;
  length: number;
  message: string;
}

/** Finds misspellings of a name, wrong capitals included. */
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

/** Words in a text that break a rule. */
export function findWords(text: string, rules: readonly WordRule[]): FoundWord[] {
  return rules.flatMap(({ pattern, except, message }) => {
    const allowed = except ? [...text.matchAll(except)] : [];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const problem = allowed.some(
        (phrase) =>
          index >= phrase.index && index + found.length <= phrase.index + phrase[0].length,
      )
        ? undefined
        : message(found);
      return problem ? [{ offset: index, length: found.length, message: problem }] : [];
    });
  });
}

/**
 * Matches any of the phrases as whole words, ignoring case and kinds of space and apostrophe; not inside a
 * URL, where dots, hyphens and the like join words.
 */
function wholeWords(phrases: readonly string[]): RegExp {
  const alternatives = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      escapeRegExp(phrase.normalize('NFC'))
        .replace(/\s+/g, '[ \\u00a0\\u202f]+')
        .replace(/['’]/g, "['’]"),
    );
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_]|[-.@/][\\p{L}\\p{N}])`,
    'giu',
  );
}
