import { type Answers, askedAnswers } from '@/lib/checker/answers';
import type { CheckerLaw } from '@/lib/checker/law';
import type { RegimeResult } from '@/lib/checker/result';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerWords } from './words';

/** The answers and what follows from them, with the day of the law. */
export const asJson = (
  { day, before }: CheckerLaw,
  answers: Answers,
  results: readonly RegimeResult[],
): string =>
  JSON.stringify({ lawAsAt: day, before, answers: askedAnswers(answers), results }, null, 2);

/** A row per regime and layer; French spreadsheets expect semicolons. */
export function asCsv(
  results: readonly RegimeResult[],
  words: CheckerWords,
  locale: Locale,
): string {
  const separator = locale === 'fr' ? ';' : ',';
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = results.flatMap(({ id, layers }) =>
    layers.map(({ layer, verdict, before }) =>
      [words.regimes[id], words.layers[layer], words.verdicts[verdict], words.verdicts[before]]
        .map(cell)
        .join(separator),
    ),
  );
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.join('\r\n')}\r\n`;
}

/** Offers a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
