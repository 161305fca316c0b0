import type { MistakeRule } from './mistake-rule';

/** Mistakes of English typography, most of them French habits. */
export const englishMistakes: readonly MistakeRule[] = [
  {
    pattern: /\S [;:!?](?=\s|$)/gu,
    repair: (found) => `Remove the space before "${found.at(-1)}".`,
  },
  {
    pattern: /«[^»\n]*»?|»/gu,
    repair: () => 'English quotation marks are " and ".',
  },
  {
    pattern: /\d+ %/gu,
    repair: (found) => `"${found}": remove the space before "%".`,
  },
  {
    pattern: /(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.])/gu,
    repair: (found) => `"${found}": write thousands with commas, "${found.replaceAll(' ', ',')}".`,
  },
];
