import type { MistakeRule } from './mistake-rule';

const ORDINALS: Readonly<Record<string, string>> = {
  ier: 'er',
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
export const frenchMistakes: readonly MistakeRule[] = [
  {
    // The last character stands for a citation or code.
    pattern: /[\p{L}\p{N})»%€\ufffc][;:!?]+(?=\s|$)/gu,
    repair: (found) => `Put a space before "${found.slice(1)}".`,
  },
  {
    pattern: /"[^"\n]*"?/gu,
    repair: () => 'French quotation marks are « and ».',
  },
  {
    // Inside « », nested quotations take English quotation marks.
    pattern: /(?<!«[^»\n]*)“[^”\n]*”?/gu,
    repair: () => 'French quotation marks are « and ».',
  },
  {
    pattern: /«[^»\n]*$|^[^«\n]*»/gmu,
    repair: (found) =>
      found.startsWith('«')
        ? 'A quotation opens here with « and never closes; add ».'
        : 'A quotation closes with » before it opens; add «.',
  },
  {
    pattern: /\d+(?:%|€|M€|Md€)/gu,
    repair: (found) => `"${found}": put a space before "${found.replace(/^\d+/, '')}".`,
  },
  {
    pattern: /(?<!\p{L})(\d+|[IVX]+)(ier|ière|ère|ième|ème|ièmes|èmes)(?!\p{L})/gu,
    repair: (found) => {
      const [, number = '', ending = ''] = /^([\dIVX]+)(.+)$/.exec(found) ?? [];
      return `"${found}": write "${number}${ORDINALS[ending] ?? 'e'}".`;
    },
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${UNACCENTED})(?!\\p{L})`, 'gu'),
    repair: (found) => `"${found}": capitals keep their accents; write "É${found.slice(1)}".`,
  },
  {
    pattern: /(?<=^|[.!?] )A(?= \p{Ll})/gmu,
    repair: () => '"A": capitals keep their accents; write "À".',
  },
  {
    pattern: /(?<!\p{L})Ca(?= \p{Ll})/gu,
    repair: () => '"Ca": capitals keep their cedilla; write "Ça".',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${LIGATURES})(?!\\p{L})`, 'giu'),
    repair: (found) =>
      `"${found}": write "${found.replace(/oe/i, (oe) => (oe === 'oe' ? 'œ' : 'Œ'))}".`,
  },
  {
    pattern: /(?<!\p{L})etc ?(\.\.\.|…)/giu,
    repair: (found) => `"${found}": write "etc." or the dots alone.`,
  },
];
