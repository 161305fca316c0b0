import enGb from 'dictionary-en-gb';
import fr from 'dictionary-fr';
import nspell from 'nspell';
import { checkSpelling, type Dictionary, textsToSpell } from '@/authoring/spelling';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import type { ContentProblem } from '@/loaders/problems';
import { readSpelling, readStyle } from '@/loaders/wording';

/** Hunspell dictionaries, by language; a language without one is not checked. */
const sources: Partial<Record<Locale, typeof fr>> = { fr, en: enGb };

const spellers = new Map<Locale, ReturnType<typeof nspell>>();

/** The French one takes some seconds to load, the first time. */
function dictionaryOf(locale: Locale, known: readonly string[]): Dictionary | undefined {
  const source = sources[locale];
  if (!source) return undefined;
  const spell = spellers.get(locale) ?? nspell(source);
  spellers.set(locale, spell);
  for (const word of known) spell.add(word);
  const results = new Map<string, boolean>();
  return {
    isRight(word) {
      const right = results.get(word) ?? spell.correct(word);
      results.set(word, right);
      return right;
    },
    suggest: (word) => spell.suggest(word),
  };
}

/** Words of the texts that neither a dictionary nor content/spelling.yaml has. */
export function spellingProblems(): readonly ContentProblem[] {
  const { value, problems } = readSpelling();
  if (!value) return problems;
  const writing = readStyle()?.value?.names?.map(({ write }) => write) ?? [];
  const dictionaries = forEveryLocale((locale) =>
    dictionaryOf(locale, [...value.every, ...value[locale], ...writing]),
  );
  return checkSpelling(textsToSpell(), dictionaries);
}

// The preview runs this file in a process of its own, and asks it again after each edit.
process.on('message', () => process.send?.(spellingProblems()));
