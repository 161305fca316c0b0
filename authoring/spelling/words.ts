import type { Locale } from '@/lib/i18n/locales';

/** A word of a text, and where it starts. */
export interface Word {
  text: string;
  offset: number;
}

/** What is not prose: ids of headings, addresses, figures of the register, arguments and tags of messages. */
const NOT_PROSE = /\[#[\w-]+\]|https?:\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b|\{[^{}\s]*[,}]|<\/?\w+>/g;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Words with a figure in or beside them, such as `L225-102` or `5e`, are references. */
const isReference = (text: string, { 0: word, index }: RegExpExecArray): boolean =>
  /[\d_]/.test(text.charAt(index - 1)) || /[\d_]/.test(text.charAt(index + word.length));

/** Elided words of French, such as `l’` and `qu’`, which join the next word. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’](?=\p{L})/iu;

/** Words of a text that a dictionary may know; acronyms, which the glossary explains, are left out. */
export function wordsOf(text: string, locale: Locale): Word[] {
  const prose = text.replace(NOT_PROSE, (found) => ' '.repeat(found.length));
  return [...prose.matchAll(WORD)].flatMap((match) => {
    if (isReference(prose, match)) return [];
    const elided = locale === 'fr' ? (ELISION.exec(match[0])?.[0].length ?? 0) : 0;
    const word = match[0]
      .slice(elided)
      .replace(/['’]s$/u, '')
      .replaceAll('’', "'");
    const isAcronym = /^\P{Ll}*\p{Lu}\P{Ll}*s?$/u.test(word);
    return isAcronym || word.length < 2 ? [] : [{ text: word, offset: match.index + elided }];
  });
}
