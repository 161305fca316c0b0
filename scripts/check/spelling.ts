import enGb from 'dictionary-en-gb';
import fr from 'dictionary-fr';
import nspell from 'nspell';
import { contentPath, problemsOf } from '@/authoring/check/content';
import { checkSpelling, type Dictionary, textsToSpell } from '@/authoring/spelling';
import { forEveryLocale, type Locale } from '@/lib/i18n/locales';
import { readSpelling, readStyle } from '@/loaders/wording';
import { readArguments, refuse, report } from './report';

/** Hunspell dictionaries, by language; a language without one is not checked. */
const sources: Partial<Record<Locale, typeof fr>> = { fr, en: enGb };

/** The French one takes some seconds to load. */
function dictionaryOf(locale: Locale, known: readonly string[]): Dictionary | undefined {
  const source = sources[locale];
  if (!source) return undefined;
  const spell = nspell(source);
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

const { format, names } =
  readArguments(`npm run check:spelling [-- [name …] [--format terminal|json|github]]

Checks the spelling of everything under content/ and of messages/, or only of the given names, as
check:content does. Words that no dictionary has are in content/spelling.yaml.`);

let paths: string[];
try {
  paths = names.map(contentPath);
} catch (cause) {
  refuse((cause as Error).message);
}
const { value, problems } = readSpelling();
const writing = readStyle()?.value?.names?.map(({ write }) => write) ?? [];
const texts = textsToSpell();
const found = value
  ? checkSpelling(
      texts,
      forEveryLocale((locale) =>
        dictionaryOf(locale, [...value.every, ...value[locale], ...writing]),
      ),
    )
  : problems;
report(paths.length > 0 ? problemsOf(found, paths) : found, 'spelling', format);
