import { toFragment } from '@/law/checker/address';
import { nextDates } from '@/law/checker/profile-dates';
import { formatDate } from '@/lib/dates';
import { countOf, type ResultContext } from './found';
import { headlineText } from './headline-text';
import { fill } from './messages';
import { OpenPoints } from './open-points';
import { NOTICE, showPart, TEXTS } from './places';
import { ResultActions } from './result-actions';
import { Verdict } from './result-styles';

/** The regime that the notice opens with. */
const HEADED = 'csrd';

/** How many coming dates the notice shows. */
const DATES = 3;

interface NoticeProps extends ResultContext {
  /** Address of the demo page. */
  demo: string;
  onReset: () => void;
}

/** The verdict that the notice opens with, and where French law answers otherwise, a second sentence. */
export function verdictOf({ found, law, messages, locale }: Omit<ResultContext, 'today'>) {
  const csrd = found.results.find(({ id }) => id === HEADED);
  const { first, second } = csrd
    ? headlineText(law, csrd, found.answers, messages, locale)
    : { first: '', second: '' };
  // What would settle it is said below, as the one answer that counts most.
  const isOpen = csrd?.layers[0]?.verdict === 'unknown' && !csrd.layers[0].unless;
  return { first: isOpen ? messages.notice.undecided : first, second };
}

/** The result on one screen: the verdict, the next dates, what is open, and what to do with it. */
export function Notice({ demo, onReset, ...context }: NoticeProps) {
  const { found, law, today, messages, locale } = context;
  const asOf = law.day === today ? undefined : law.day;
  const { notice } = messages;
  const { first, second } = verdictOf(context);
  return (
    <Verdict className="grid" id={NOTICE} aria-labelledby={`${NOTICE}-title`} tabIndex={-1}>
      <p>{fill(notice.asOf, { date: formatDate(law.day, locale) })}</p>
      <div role="status">
        <h3 id={`${NOTICE}-title`} className="as-h2">
          <mark>{first}</mark>
        </h3>
        {second && <p className="heading">{second}</p>}
        <p>
          <button type="button" className="link-button" onClick={() => showPart(TEXTS)}>
            {countOf(found, notice)}
          </button>
        </p>
      </div>
      <NextDates {...context} />
      <OpenPoints {...context} />
      <ResultActions
        {...{ ...context, demo, onReset }}
        address={`#${toFragment(found.answers, { asOf })}`}
      />
    </Verdict>
  );
}

/** The first coming dates of what concerns the company, on a line. */
function NextDates({ found, law, messages, locale }: ResultContext) {
  const dates = nextDates(law, found.results, DATES);
  if (dates.length === 0) return null;
  return (
    <ul className="grid thirds line" role="list" aria-label={messages.dates}>
      {dates.map(({ id, date, label }) => (
        <li key={id}>
          <time className="name" dateTime={date}>
            {formatDate(date, locale)}
          </time>
          <p className="soft">{label}</p>
        </li>
      ))}
    </ul>
  );
}
