import { useEffect } from 'react';
import { toFragment } from '@/law/checker/address';
import { datesOfProfile, nextDates } from '@/law/checker/profile-dates';
import { formatDate } from '@/lib/dates';
import { CopyLink } from './copy-link';
import { DemoAsk } from './demo-ask';
import { asJson, download, downloadDates } from './export';
import type { ResultContext } from './found';
import { MemoButton } from './memo/memo-button';
import { fill } from './messages';
import { OpenPoints } from './open-points';
import { NOTICE, showPart, TEXTS } from './places';
import { Actions } from './result-styles';
import { Frame } from './styles';
import { Verdict } from './verdict';
import { verdictOf } from './verdict-of';

/** How many coming dates the notice shows. */
const DATES = 3;

export interface NoticeProps extends ResultContext {
  /** Address of the demo page. */
  demo: string;
  /** Address of the coming dates. */
  calendar: string;
  /** Called once the notice is there. */
  onShown: () => void;
  onReset: () => void;
}

/** The result on one screen: the verdict, the next dates, what is open, and what to do with it. */
export function Notice({ demo, calendar, onShown, onReset, ...context }: NoticeProps) {
  const { found, law, today, messages, locale } = context;
  const { notice } = messages;
  const said = verdictOf(found, law, messages, locale);
  const dates = datesOfProfile(law, found.results);
  const asOf = law.day === today ? undefined : law.day;
  const answers = toFragment(found.answers, { asOf });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onShown, []);
  return (
    <Frame className="grid" id={NOTICE} aria-labelledby={`${NOTICE}-title`} tabIndex={-1}>
      <p className="term">{fill(notice.asOf, { date: formatDate(law.day, locale) })}</p>
      <div className="stack" role="status">
        <Verdict said={said} as="h3" id={`${NOTICE}-title`} />
        <p>
          <button type="button" className="link-button" onClick={() => showPart(TEXTS)}>
            {said.count}
          </button>
        </p>
      </div>
      <NextDates {...context} />
      <OpenPoints {...context} />
      <p data-screen-only>
        <DemoAsk {...{ found, messages, demo, answers }} page="simulator" />
      </p>
      <Actions className="flow soft" data-screen-only>
        <CopyLink address={`#${answers}`} notice={notice} />
        <MemoButton {...context} />
        {dates.size > 0 && (
          <button
            type="button"
            className="link-button"
            onClick={() => downloadDates(calendar, dates)}
          >
            {messages.ics}
          </button>
        )}
        <button
          type="button"
          className="link-button"
          onClick={() => download('vigie-esg.json', asJson(law, found.answers, found.results))}
        >
          {messages.json}
        </button>
        <button type="button" className="link-button" onClick={onReset}>
          {messages.reset}
        </button>
      </Actions>
    </Frame>
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
