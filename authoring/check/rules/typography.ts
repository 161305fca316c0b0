import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';

/**
 * A typographical mistake that typesetting does not fix: a pattern with flags g, u and m, as each line is a text of its
 * own; the remedy, from what is found; and whether it only trips up the next writer, as readers do not see it.
 */
type MistakeRule = readonly [
  pattern: RegExp,
  repair: (found: string) => string,
  severity?: 'warning',
];

/** Mistakes of English typography, most of them French habits. */
const englishMistakes: readonly MistakeRule[] = [
  [
    /\S [;:!?](?=\s|$)/gu,
    (found) => say('Remove the space before "#{right}".', { right: found.at(-1) }),
  ],
  [/«[^»\n]*»?|»/gu, () => say('English quotation marks are " and ".')],
  [/\d+ %/gu, (found) => say('"#{found}": remove the space before "%".', { found })],
  [
    /(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.])/gu,
    (found) =>
      say('"#{found}": write thousands with commas, "#{right}".', {
        found,
        right: found.replaceAll(' ', ','),
      }),
  ],
];

const write = (right: (found: string) => string) => (found: string) =>
  say('"#{found}": write "#{right}".', { found, right: right(found) });

const guillemets = (found: string): string =>
  say('French quotation marks are « and »; write « #{words} ».', {
    words: found.replace(/["“”‘’]/g, '').trim(),
  });

const UNACCENTED =
  'Ecart|Ecarts|Ecologie|Ecologique|Economie|Economique|Ecrire|Ecrivez|Egalement|Egalité|Elaborer|Eligible|Emission|Emissions|Energie|Equipe|Equipes|Etablir|Etablissement|Etape|Etapes|Etat|Etats|Ethique|Etre|Etude|Etudes|Evaluation|Evaluer|Evaluez|Eviter|Evitez|Evolution|Echéance|Echéances|Echelle|Echange|Edition';
const LIGATURES =
  'coeur|coeurs|boeuf|soeur|soeurs|oeuvre|oeuvres|oeuvrer|manoeuvre|manoeuvres|noeud|noeuds|oeil|voeu|voeux|moeurs';

/**
 * Mistakes of French typography that can be detected without parsing the sentence.
 * Rules: Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
const frenchMistakes: readonly MistakeRule[] = [
  // The last character stands for a citation or code.
  [
    /[\p{L}\p{N})»%€\ufffc][;:!?]+(?=\s|$)/gu,
    (found) => say('Put a space before "#{right}".', { right: found.slice(1) }),
  ],
  [/"[^"\n]*"?/gu, guillemets],
  // Inside « », nested quotations take English quotation marks.
  [/(?<!«[^»\n]*)(?:“[^”\n]*”?|‘[^’\n]*’?)/gu, guillemets],
  [
    /«[^»\n]*$|^[^«\n]*»/gmu,
    (found) =>
      found.startsWith('«')
        ? say('A quotation opens here with « and never closes; add ».')
        : say('A quotation closes with » before it opens; add «.'),
  ],
  [
    /\d+(?:%|€|M€|Md€)/gu,
    (found) =>
      say('"#{found}": put a space before "#{right}".', {
        found,
        right: found.replace(/^\d+/, ''),
      }),
  ],
  [
    /(?<!\p{L})(?:\d+|[IVX]+)(?:ier|i?[èe]re|i?[èe]mes?)(?!\p{L})/gu,
    write((found) =>
      found
        .replace(/i?[èe]me(?=s?$)/, 'e')
        .replace(/i?[èe]re$/, 're')
        .replace('ier', 'er'),
    ),
  ],
  // As Légifrance writes articles of codes: L. 233-28-4.
  [
    /(?<!\p{L})(?:[LRD](?=\d+-\d)|[Nn]°(?=\d))[\d-]+/gu,
    write((found) => found.replace(/^[LRD]/, '$&. ').replace(/^[Nn]°/, 'n° ')),
  ],
  [
    new RegExp(`(?<!\\p{L})(?:${UNACCENTED})(?!\\p{L})`, 'gu'),
    (found) =>
      say('"#{found}": capitals keep their accents; write "É#{right}".', {
        found,
        right: found.slice(1),
      }),
  ],
  [/(?<=^|[.!?] )A(?= \p{Ll})/gmu, () => say('"A": capitals keep their accents; write "À".')],
  [/(?<!\p{L})Ca(?= \p{Ll})/gu, () => say('"Ca": capitals keep their cedilla; write "Ça".')],
  [
    new RegExp(`(?<!\\p{L})(?:${LIGATURES})(?!\\p{L})`, 'giu'),
    write((found) => found.replace('oe', 'œ').replace(/oe/i, 'Œ')),
  ],
  [
    /(?<!\p{L})etc ?(\.\.\.|…)/giu,
    (found) => say('"#{found}": write "etc." or the dots alone.', { found }),
  ],
];

/** `soft hyphen (U+00AD)`, or the number alone of a rarer one. */
function characterName(character: string): string {
  const number = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  if (number === 'U+00AD') return say('a soft hyphen (#{number})', { number });
  if (number === 'U+200B') return say('a zero-width space (#{number})', { number });
  return number;
}

interface Mistake {
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/** Mistakes in every language. Passages are lines of one text. */
const common: readonly MistakeRule[] = [
  // "Ã©" is "é" read in another encoding.
  [
    /\ufffd|[ÃÂ][\u0080-\u00bf]|â€./gu,
    () => say('A letter was lost here in an encoding conversion; type it again.'),
  ],
  [
    /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (found) =>
      say(
        'There is an invisible character here, #{name}; delete it, or delete these words and retype them.',
        { name: characterName(found) },
      ),
  ],
  [
    /\p{L}\p{M}/gu,
    (found) =>
      say('"#{found}" is a letter with a combining accent; type the accented letter.', { found }),
  ],
  [
    /[\u00a0\u202f\u2000-\u200a]/gu,
    () =>
      say(
        'There is a no-break space here; type an ordinary space, the site adds no-break spaces itself.',
      ),
    'warning',
  ],
  [
    /(?<![\p{L}\p{N}'’-])(?!(?:nous|vous|that|had) )(\p{L}+) \1(?![\p{L}\p{N}'’-])/giu,
    (found) => say('"#{found}": this word is there twice; remove one.', { found }),
  ],
  // The letters O and l for digits.
  [
    /(?<![\p{L}\p{N}])\d+[Ool]\d+(?![\p{L}\p{N}])/gu,
    write((found) => found.replace(/o/i, '0').replace('l', '1')),
  ],
  [/(?<=\S) {2,}(?=\S)/gu, () => say('There is a double space here; remove one.')],
  [
    /[\p{L}\p{N})»”] (?:,|\.(?=\s|$))/gu,
    (found) => say('Remove the space before "#{right}".', { right: found.at(-1) }),
  ],
  [
    /(?<!\p{L})\p{L}+[,;]\p{L}+/gu,
    (found) =>
      found.includes(',')
        ? say('"#{found}": put a space after the comma.', { found })
        : say('"#{found}": put a space after the semicolon.', { found }),
  ],
  [
    /(?<!\.)(\.\.|\.{4,})(?!\.)|…\./gu,
    (found) => say('"#{found}": write one full stop, or three.', { found }),
  ],
];

const byLocale: Partial<Record<Locale, readonly MistakeRule[]>> = {
  fr: frenchMistakes,
  en: englishMistakes,
};

/** Typographical mistakes in lines of text, in order, except those that `typeset` fixes. */
export function typographyMistakes(text: string, locale: Locale): Mistake[] {
  return [...common, ...(byLocale[locale] ?? [])]
    .flatMap(([pattern, repair, severity]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }): Mistake => {
        return {
          offset: index,
          length: found.length,
          message: repair(found),
          severity: severity ?? 'error',
        };
      }),
    )
    .sort((a, b) => a.offset - b.offset);
}
