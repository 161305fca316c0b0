import type { CheckerLaw } from '@/law/checker/checker-law';
import type { Locale } from '@/lib/i18n/locales';
import { countOf, type Found } from './found';
import { headlineText } from './headline-text';
import type { CheckerMessages, WithHeadline } from './messages';
import type { Said } from './verdict';

/** The regime that a verdict opens with. */
export const HEADED = 'csrd';

/** The verdict on a company: the CSRD in one or two sentences, and how many texts concern it. */
export function verdictOf(
  found: Found,
  law: CheckerLaw,
  messages: WithHeadline & Pick<CheckerMessages, 'notice'>,
  locale: Locale,
): Said {
  const { notice } = messages;
  const count = countOf(found, notice);
  const csrd = found.results.find(({ id }) => id === HEADED);
  if (!csrd) return { first: '', second: undefined, count };
  const text = headlineText(law, csrd, found.answers, messages, locale);
  const [eu] = csrd.layers;
  // What would settle it is too long for a headline.
  return eu?.verdict === 'unknown' && !eu.unless
    ? {
        first: notice.undecided,
        second: [`${text.first}.`, text.second].filter(Boolean).join(' '),
        count,
      }
    : { ...text, count };
}
