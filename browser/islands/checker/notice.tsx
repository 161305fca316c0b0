import { useEffect, useState } from 'react';
import { usePart } from '@/browser/islands/runtime/hooks';
import { toFragment } from '@/law/checker/address';
import { type AnswerName, type Answers, moreQuestions, questions } from '@/law/checker/answers';
import { decidingAnswers } from '@/law/checker/deciding-answer';
import { datesOfProfile, nextDates } from '@/law/checker/profile-dates';
import { formatDate } from '@/lib/dates';
import { DemoAsk } from './demo-ask';
import { asJson, download, downloadDates } from './export';
import type { ResultContext } from './found';
import { type CheckerMessages, counted, fill } from './messages';
import { NOTICE, showField, showPart, TEXTS } from './places';
import { Actions } from './result-styles';
import { Frame } from './styles';
import { Verdict } from './verdict';
import { HEADED, verdictOf } from './verdict-of';

/** How many coming dates the notice shows. */
const DATES = 3;

/** How many questions it leads to. */
const QUESTIONS = 4;

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

/** What the notice leaves open, and the questions that settle it, of the headline before the rest. */
function OpenPoints({ found, messages }: ResultContext) {
  const { answers, results, open, elsewhere } = found;
  const { notice } = messages;
  const headed = results.filter(({ id }) => id === HEADED);
  const deciding = new Set([headed, results].flatMap((each) => decidingAnswers(answers, each)));
  if (open + elsewhere === 0) return null;
  return (
    <div>
      {open > 0 && `${counted(notice.open, open)} `}
      {elsewhere > 0 && `${counted(notice.elsewhere, elsewhere)} `}
      {deciding.size > 0 && notice.deciding}
      <p className="flow">
        {[...deciding].slice(0, QUESTIONS).map((name) => (
          <button key={name} type="button" className="link-button" onClick={() => showField(name)}>
            {nameOf(name, answers, messages)}
          </button>
        ))}
      </p>
    </div>
  );
}

/** A field as it is asked for: by its question when it stands alone there, else by its label. */
function nameOf(name: AnswerName, answers: Answers, messages: CheckerMessages): string {
  const alone = [...questions, ...moreQuestions].find(({ fields }) => {
    const [first, ...others] = fields(answers);
    return first === name && others.length === 0;
  });
  return (alone && messages.questions[alone.id]) ?? messages.fields[name];
}

interface CopyLinkProps extends Pick<CheckerMessages, 'notice'> {
  /** Of the result, from this page on. */
  address: string;
}

/** Copies the address, which holds the answers; shows it where the browser does not let scripts copy. */
function CopyLink({ address, notice }: CopyLinkProps) {
  const [given, setGiven] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    const text = new URL(address, location.href).href;
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setGiven({ text, isCopied: isCopied ?? false });
  };
  return (
    <>
      <button type="button" className="link-button" onClick={copy}>
        {notice.copy}
      </button>
      <div aria-live="polite">
        {given?.isCopied && notice.copied}
        {given && !given.isCopied && (
          <label>
            {notice.copyByHand}
            <input
              className="field"
              readOnly
              value={given.text}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </div>
    </>
  );
}

/** Opens the scope memo, which loads with its first use. */
function MemoButton(context: ResultContext) {
  const [Dialog, load] = usePart(async () => (await import('./memo/memo-dialog')).MemoDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {context.messages.memo.button}
      </button>
      {isOpen && Dialog && <Dialog {...context} onClose={() => setIsOpen(false)} />}
    </>
  );
}
