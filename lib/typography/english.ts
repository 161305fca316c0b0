const NBSP = '\u00a0';

/**
 * Typesets plain English text: curly quotes and apostrophes, ellipses, and a no-break space between a
 * number and its scale (€450 million), and before the number of an article or act (Art. 2, L. 233-28, No 2025-391).
 */
export function typesetEnglish(text: string): string {
  return text
    .replace(/\.\.\./g, '…')
    .replace(/(^|[\s([{“‘—–-])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/(\d) (?=(?:million|billion|trillion|per cent|%)\b)/g, `$1${NBSP}`)
    .replace(/\b((?:Arts?|No)\.?|[LRD]\.) (?=\d)/g, `$1${NBSP}`);
}
