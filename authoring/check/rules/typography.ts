import type { Locale } from '@/lib/i18n/locales';
import { say } from '@/lib/say/say';

/** A typographical mistake that typesetting does not fix. */
interface MistakeRule {
  /** With flags g, u and m: each line is a text of its own. The match is shown to the writer. */
  readonly pattern: RegExp;
  /** The remedy, printed after the matched text. */
  readonly repair: (found: string) => string;
  /** Set for mistakes that readers do not see but that would trip up the next writer. */
  readonly warning?: true;
}

/** Mistakes of English typography, most of them French habits. */
const englishMistakes: readonly MistakeRule[] = [
  {
    pattern: /\S [;:!?](?=\s|$)/gu,
    repair: (found) => say('Remove the space before "#{right}".', { right: found.at(-1) }),
  },
  {
    pattern: /«[^»\n]*»?|»/gu,
    repair: () => say('English quotation marks are " and ".'),
  },
  {
    pattern: /\d+ %/gu,
    repair: (found) => say('"#{found}": remove the space before "%".', { found }),
  },
  {
    pattern: /(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.])/gu,
    repair: (found) =>
      say('"#{found}": write thousands with commas, "#{right}".', {
        found,
        right: found.replaceAll(' ', ','),
      }),
  },
];

const ORDINALS: Readonly<Record<string, string>> = {
  ière: 're',
  ère: 're',
  ème: 'e',
  ième: 'e',
  èmes: 'es',
  ièmes: 'es',
};
const UNACCENTED =
  'Ecart|Ecarts|Ecologie|Ecologique|Economie|Economique|Ecrire|Ecrivez|Egalement|Egalité|Elaborer|Eligible|Emission|Emissions|Energie|Equipe|Equipes|Etablir|Etablissement|Etape|Etapes|Etat|Etats|Ethique|Etre|Etude|Etudes|Evaluation|Evaluer|Evaluez|Eviter|Evitez|Evolution|Echéance|Echéances|Echelle|Echange|Edition';
const LIGATURES =
  'coeur|coeurs|boeuf|soeur|soeurs|oeuvre|oeuvres|oeuvrer|manoeuvre|manoeuvres|noeud|noeuds|oeil|voeu|voeux|moeurs';

/**
 * Mistakes of French typography that can be detected without parsing the sentence.
 * Rules: Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
const frenchMistakes: readonly MistakeRule[] = [
  {
    // The last character stands for a citation or code.
    pattern: /[\p{L}\p{N})»%€\ufffc][;:!?]+(?=\s|$)/gu,
    repair: (found) => say('Put a space before "#{right}".', { right: found.slice(1) }),
  },
  {
    pattern: /"[^"\n]*"?/gu,
    repair: () => say('French quotation marks are « and ».'),
  },
  {
    // Inside « », nested quotations take English quotation marks.
    pattern: /(?<!«[^»\n]*)(?:“[^”\n]*”?|‘[^’\n]*’?)/gu,
    repair: () => say('French quotation marks are « and ».'),
  },
  {
    pattern: /«[^»\n]*$|^[^«\n]*»/gmu,
    repair: (found) =>
      found.startsWith('«')
        ? say('A quotation opens here with « and never closes; add ».')
        : say('A quotation closes with » before it opens; add «.'),
  },
  {
    pattern: /\d+(?:%|€|M€|Md€)/gu,
    repair: (found) =>
      say('"#{found}": put a space before "#{right}".', {
        found,
        right: found.replace(/^\d+/, ''),
      }),
  },
  {
    pattern: /(?<!\p{L})(?:\d+|[IVX]+)(?:ier|i?[èe]re|i?[èe]mes?)(?!\p{L})/gu,
    repair: (found) => {
      const [, number = '', ending = ''] = /^([\dIVX]+)(.+)$/.exec(found) ?? [];
      return say('"#{found}": write "#{number}#{ending}".', {
        found,
        number,
        ending: ORDINALS[ending.replace(/^(i?)e/, '$1è')] ?? 'er',
      });
    },
  },
  {
    // As Légifrance writes articles of codes: L. 233-28-4.
    pattern: /(?<!\p{L})(?:[LRD](?=\d+-\d)|[Nn]°(?=\d))[\d-]+/gu,
    repair: (found) =>
      say('"#{found}": write "#{right}".', {
        found,
        right: found.replace(/^(?:([LRD])|([Nn]°))/, (_, code) => (code ? `${code}. ` : 'n° ')),
      }),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${UNACCENTED})(?!\\p{L})`, 'gu'),
    repair: (found) =>
      say('"#{found}": capitals keep their accents; write "É#{right}".', {
        found,
        right: found.slice(1),
      }),
  },
  {
    pattern: /(?<=^|[.!?] )A(?= \p{Ll})/gmu,
    repair: () => say('"A": capitals keep their accents; write "À".'),
  },
  {
    pattern: /(?<!\p{L})Ca(?= \p{Ll})/gu,
    repair: () => say('"Ca": capitals keep their cedilla; write "Ça".'),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${LIGATURES})(?!\\p{L})`, 'giu'),
    repair: (found) =>
      say('"#{found}": write "#{right}".', {
        found,
        right: found.replace(/oe/i, (oe) => (oe === 'oe' ? 'œ' : 'Œ')),
      }),
  },
  {
    pattern: /(?<!\p{L})etc ?(\.\.\.|…)/giu,
    repair: (found) => say('"#{found}": write "etc." or the dots alone.', { found }),
  },
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
  {
    // "Ã©" is "é" read in another encoding.
    pattern: /\ufffd|[ÃÂ][\u0080-\u00bf]|â€./gu,
    repair: () => say('A letter was lost here in an encoding conversion; type it again.'),
  },
  {
    pattern: /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    repair: (found) =>
      say(
        'There is an invisible character here, #{name}; delete it, or delete these words and retype them.',
        { name: characterName(found) },
      ),
  },
  {
    pattern: /\p{L}\p{M}/gu,
    repair: (found) =>
      say('"#{found}" is a letter with a combining accent; type the accented letter.', { found }),
  },
  {
    pattern: /[\u00a0\u202f\u2000-\u200a]/gu,
    repair: () =>
      say(
        'There is a no-break space here; type an ordinary space, the site adds no-break spaces itself.',
      ),
    warning: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}'’-])(?!(?:nous|vous|that|had) )(\p{L}+) \1(?![\p{L}\p{N}'’-])/giu,
    repair: (found) => say('"#{found}": this word is there twice; remove one.', { found }),
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/gu,
    repair: () => say('There is a double space here; remove one.'),
  },
  {
    pattern: /[\p{L}\p{N})»”] (?:,|\.(?=\s|$))/gu,
    repair: (found) => say('Remove the space before "#{right}".', { right: found.at(-1) }),
  },
  {
    pattern: /(?<!\p{L})\p{L}+[,;]\p{L}+/gu,
    repair: (found) =>
      found.includes(',')
        ? say('"#{found}": put a space after the comma.', { found })
        : say('"#{found}": put a space after the semicolon.', { found }),
  },
  {
    pattern: /(?<!\.)(\.\.|\.{4,})(?!\.)|…\./gu,
    repair: (found) => say('"#{found}": write one full stop, or three.', { found }),
  },
];

const byLocale: Partial<Record<Locale, readonly MistakeRule[]>> = {
  fr: frenchMistakes,
  en: englishMistakes,
};

/** Typographical mistakes in lines of text, in order, except those that `typeset` fixes. */
export function typographyMistakes(text: string, locale: Locale): Mistake[] {
  return [...common, ...(byLocale[locale] ?? [])]
    .flatMap(({ pattern, repair, warning }) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }): Mistake => ({
          offset: index,
          length: found.length,
          message: repair(found),
          severity: warning ? 'warning' : 'error',
        }),
      ),
    )
    .sort((a, b) => a.offset - b.offset);
}
