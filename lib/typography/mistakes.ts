import type { Locale } from '@/lib/i18n/locales';
import type { MistakeRule } from './mistake-rule';
import { englishMistakes } from './mistakes-english';
import { frenchMistakes } from './mistakes-french';

export interface Mistake {
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/** Mistakes in every language. Passages are lines of one text. */
const common: readonly MistakeRule[] = [
  {
    pattern: /\ufffd/gu,
    repair: () => 'A letter was lost here in an encoding conversion; type it again.',
  },
  {
    pattern: /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    repair: () => 'There is an invisible character here; delete these words and retype them.',
  },
  {
    pattern: /\p{L}\p{M}/gu,
    repair: (found) => `"${found}" is a letter with a combining accent; type the accented letter.`,
  },
  {
    pattern: /[\u00a0\u202f\u2000-\u200a]/gu,
    repair: () =>
      'There is a no-break space here; type an ordinary space, the site adds no-break spaces itself.',
    warning: true,
  },
  {
    pattern: /(?<=\S) {2,}(?=\S)/gu,
    repair: () => 'There is a double space here; remove one.',
  },
  {
    pattern: /[\p{L}\p{N})»”] (?:,|\.(?=\s|$))/gu,
    repair: (found) => `Remove the space before "${found.at(-1)}".`,
  },
  {
    pattern: /(?<!\p{L})\p{L}+[,;]\p{L}+/gu,
    repair: (found) =>
      `"${found}": put a space after the ${found.includes(',') ? 'comma' : 'semicolon'}.`,
  },
  {
    pattern: /(?<!\.)(\.\.|\.{4,})(?!\.)|…\./gu,
    repair: (found) => `"${found}": write one full stop, or three.`,
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
