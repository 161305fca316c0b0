import { locales } from '@/lib/i18n/locales';
import { readGlossary } from '@/loaders/glossary';
import type { YamlDocument } from '@/loaders/yaml/document';
import { ordinaryCapitals } from './style';
import type { FoundWord } from './words';

/** Cached per parsed glossary, for hundreds of texts. */
const acronymsOf = new WeakMap<YamlDocument, ReadonlySet<string>>();

/** Acronyms that the glossary explains, in any language; undefined when it cannot be read. */
function explained(): ReadonlySet<string> | undefined {
  const { document } = readGlossary();
  if (!document) return undefined;
  const known =
    acronymsOf.get(document) ??
    new Set(
      document
        .texts()
        .filter(
          ({ path }) => path.at(-2) === 'acronym' && locales.some((each) => each === path.at(-1)),
        )
        .map(({ text }) => text),
    );
  acronymsOf.set(document, known);
  return known.size > 0 ? known : undefined;
}

/** `COP26` is COP; `KPIs` is KPI. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/\d+$/, ''),
  word.replace(/s$/, ''),
];

/** Words with two or more capitals, outside URLs and e-mail addresses, that neither content/glossary.yaml nor content/style.yaml lists. */
export function unexplainedAcronyms(text: string): FoundWord[] {
  const known = explained();
  if (!known) return [];
  const ordinary = ordinaryCapitals();
  // Blanked out at the same length, so that offsets stay valid.
  const words = /@|:\/\//.test(text)
    ? text.replace(/https?:\/\/\S+|\S+@\S+/g, (address) => ' '.repeat(address.length))
    : text;
  return [...words.matchAll(/\p{Lu}[\p{L}\p{N}]*?\p{Lu}[\p{L}\p{N}]*/gu)]
    .map(({ 0: found, index }) => {
      // The pattern starts at capitals, which are rare; add what precedes them, as in `kWh`.
      const start = /[\p{L}\p{N}]*$/u.exec(words.slice(Math.max(0, index - 40), index))?.[0] ?? '';
      return { word: start + found, index: index - start.length };
    })
    .filter(({ word }) => !formsOf(word).some((form) => known.has(form) || ordinary.has(form)))
    .map(({ word, index }) => ({
      offset: index,
      length: word.length,
      message: `"${word}" is not in the glossary; explain it in content/glossary.yaml, or write it out. If it needs no explanation, add it to "capitals" in content/style.yaml.`,
    }));
}
