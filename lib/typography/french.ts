const NNBSP = '\u202f';
const NBSP = '\u00a0';
const UNITS =
  '%|€|M€|Md€|k€|°C|t|kg|ha|kWh|MWh|h|jours?|mois|ans?|années?|salariés?|employés?|millions?|milliards?|points?|heures?|semaines?';

/**
 * Typesets plain French text: narrow no-break spaces inside « », before ; : ! ? and between thousands, a
 * no-break space between a number and its unit, typographic apostrophes and ellipses. Only replaces
 * existing spaces, so addresses and times (12:30) stay as they are.
 * Rules: Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/(\p{L})'/gu, '$1’')
    .replace(/\.\.\./g, '…')
    .replace(/«[ \u00a0\u202f]*/g, `«${NNBSP}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NNBSP}»`)
    .replace(/[ \u00a0\u202f]+([;:!?])(?=[\s\u00a0»”)\].,]|$)/g, `${NNBSP}$1`)
    .replace(/(?<!\d)(\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g, `$1${NNBSP}`)
    .replace(new RegExp(`([\\d}])[ \\u00a0](?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NBSP}`)
    .replace(/(?<![\p{L}])((?:art|par|n°|nos|p|M|Mme|Dr)\.?|[LRD]\.) (?=\d)/gu, `$1${NBSP}`);
}
