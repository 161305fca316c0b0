import { type Answers, askedAnswers } from '@/lib/checker/answers';
import type { CheckerLaw } from '@/lib/checker/law';
import { withOutlook } from '@/lib/checker/outlook';
import type { RegimeResult } from '@/lib/checker/result';
import type { Locale } from '@/lib/i18n/locales';
import type { CheckerMessages } from './messages';
import { verdictText } from './verdict-text';

/** The answers, what follows from them and what would change it, with the day of the law. */
export const asJson = (
  law: CheckerLaw,
  answers: Answers,
  results: readonly RegimeResult[],
): string =>
  JSON.stringify(
    {
      lawAsAt: law.day,
      before: law.before,
      answers: askedAnswers(answers),
      results: withOutlook(law, results, answers),
    },
    null,
    2,
  );

/** A row per regime and layer; French spreadsheets expect semicolons. */
export function asCsv(
  results: readonly RegimeResult[],
  answers: Answers,
  messages: CheckerMessages,
  locale: Locale,
): string {
  const separator = locale === 'fr' ? ';' : ',';
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = results.flatMap(({ id, layers }) =>
    layers.map((each) =>
      [
        messages.regimes[id],
        messages.layers[each.layer],
        verdictText(each, answers, messages),
        messages.verdicts[each.before],
      ]
        .map(cell)
        .join(separator),
    ),
  );
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.join('\r\n')}\r\n`;
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = ''): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
