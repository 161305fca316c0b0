import type { CheckerLaw } from '@/law/checker/checker-law';
import type { Locale } from '@/lib/i18n/locales';
import { countOf, type Found } from './found';
import { headlineText } from './headline-text';
import type { CheckerMessages, WithHeadline } from './messages';

/** What a company is told, in the same sentences wherever it is: on pages, beside the form, in the message. */
export interface Said {
  /** Of the size of a headline, without a full stop. */
  first: string;
  second: string | undefined;
  /** How many texts concern it. */
  count: string;
}

/** The regime that a verdict opens with. */
const HEADED = 'csrd';

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
    ? { first: notice.undecided, second: `${text.first}.`, count }
    : { ...text, count };
}

interface VerdictProps {
  said: Omit<Said, 'count'>;
  /** A heading, which is not a part of the page's outline where it stands beside a form. */
  as?: 'h3' | 'p';
  id?: string;
  size?: 'as-h2' | 'heading';
}

/** The sentences of a verdict. */
export const Verdict = ({ said, as: Tag = 'p', id, size = 'as-h2' }: VerdictProps) => (
  <>
    <Tag id={id} className={size}>
      <mark>{said.first}</mark>
    </Tag>
    {said.second && <p className={size === 'as-h2' ? 'heading' : 'soft'}>{said.second}</p>}
  </>
);
