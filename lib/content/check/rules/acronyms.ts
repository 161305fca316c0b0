import { existsSync } from 'node:fs';
import { tryReadContentFile } from '@/lib/content/load/read-file';
import { ordinaryCapitals } from '@/lib/content/load/style';
import { glossaryFile } from '@/lib/content/paths';
import { YamlDocument } from '@/lib/content/yaml/document';
import { locales } from '@/lib/i18n/locales';
import type { FoundWord } from './words';

/** Acronyms that the glossary explains, in any language; undefined when it cannot be read. */
function explained(): ReadonlySet<string> | undefined {
  const source = existsSync(glossaryFile()) ? tryReadContentFile(glossaryFile(), []) : undefined;
  if (source === undefined) return undefined;
  if (last?.source === source) return last.acronyms;
  const found = new YamlDocument(source, '')
    .texts()
    .filter(({ path }) => path.at(-2) === 'acronym' && locales.some((each) => each === path.at(-1)))
    .map(({ text }) => text);
  last = { source, acronyms: found.length > 0 ? new Set(found) : undefined };
  return last.acronyms;
}
let last: { source: string; acronyms: ReadonlySet<string> | undefined } | undefined;

/** `COP26` is COP; `KPIs` is KPI. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/\d+$/, ''),
  word.replace(/s$/, ''),
];

/** Words with two capitals or more, outside addresses, that neither content/glossary.yaml nor content/style.yaml knows. */
export function unexplainedAcronyms(text: string): FoundWord[] {
  const known = explained();
  if (!known) return [];
  const ordinary = ordinaryCapitals();
  // Addresses keep their length, so that what follows keeps its place.
  const words = /@|:\/\//.test(text)
    ? text.replace(/https?:\/\/\S+|\S+@\S+/g, (address) => ' '.repeat(address.length))
    : text;
  return [...words.matchAll(/\p{Lu}[\p{L}\p{N}]*?\p{Lu}[\p{L}\p{N}]*/gu)]
    .map(({ 0: found, index }) => {
      // `kWh`: the search starts at capitals, which are rare, and the word before them.
      const start = /[\p{L}\p{N}]*$/u.exec(words.slice(Math.max(0, index - 40), index))?.[0] ?? '';
      return { word: start + found, index: index - start.length };
    })
    .filter(({ word }) => !formsOf(word).some((form) => known.has(form) || ordinary.has(form)))
    .map(({ word, index }) => ({
      offset: index,
      length: word.length,
      message: `The glossary does not know "${word}"; explain it in content/glossary.yaml, or write it out. If it needs no explanation, add it to "capitals" in content/style.yaml.`,
    }));
}
