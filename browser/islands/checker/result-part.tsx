import { type ReactNode, useEffect, useState } from 'react';
import { groupOf, groups } from '@/law/checker/groups';
import { FIRST_DAY, LAST_DAY, mayBeAsked } from '@/law/checker/regime-dates';
import type { RegimeId } from '@/law/checker/regimes';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { ResultContext } from './found';
import { type CheckerMessages, fill } from './messages';
import { Notice, type NoticeProps } from './notice';
import { foldQuestions, NOTICE, showPart, TEXTS } from './places';
import { RegimeItem } from './regime-item';
import { Part } from './result-styles';
import { Line } from './styles';
import { verdictOf } from './verdict-of';

export { find } from './found';

interface ResultPartProps extends NoticeProps, Pick<TextsProps, 'guides'> {
  /** Undefined for the day of the page. */
  onAsOf: (day: string | undefined) => void;
}

/** The result, which loads with the law: the notice, and below it all that it rests on. */
export const ResultPart = ({ guides, onAsOf, ...props }: ResultPartProps) => {
  const { found, law, today, messages, locale } = props;
  return (
    <>
      <div>
        <Notice {...props} />
      </div>
      <Texts {...{ found, law, today, messages, locale, guides }}>
        <AsOf day={law.day} {...{ today, messages, locale, onAsOf }} />
      </Texts>
    </>
  );
};

interface AsOfProps {
  /** The day whose law is shown, and that of the page. */
  day: string;
  today: string;
  messages: CheckerMessages;
  locale: Locale;
  /** Undefined for the day of the page. */
  onAsOf: (day: string | undefined) => void;
}

/** The day whose law is asked for: today, or another that the register knows. */
function AsOf({ day, today, messages, locale, onAsOf }: AsOfProps) {
  const words = messages.yearByYear;
  // What is typed is no day until it is complete.
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const choose = (value: string) => {
    setTyped(value);
    if (mayBeAsked(value)) onAsOf(value === today ? undefined : value);
  };
  return (
    <div className="grid thirds line">
      <label className="strong" htmlFor="checker-as-of">
        {words.asOf}
      </label>
      <input
        type="date"
        className="field"
        id="checker-as-of"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={typed}
        aria-describedby="checker-as-of-hint"
        onChange={(event) => choose(event.target.value)}
      />
      <div className="soft">
        <p id="checker-as-of-hint">{words.asOfHint}</p>
        <p role="status">
          {day !== today && fill(words.shown, { day: formatDate(day, locale) })}{' '}
          {day !== today && (
            <button type="button" className="link-button" onClick={() => onAsOf(undefined)}>
              {words.today}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

interface TextsProps extends ResultContext {
  /** Addresses of the guides by regime. */
  guides: Partial<Record<RegimeId, string>>;
  /** What follows them. */
  children: ReactNode;
}

/** Every text by what it comes to for the company, each a row that unfolds. */
export function Texts({ guides, children, ...context }: TextsProps) {
  const { found, messages } = context;
  return (
    <Part className="grid" id={TEXTS} aria-labelledby={`${TEXTS}-title`} tabIndex={-1}>
      <h3 className="title" id={`${TEXTS}-title`}>
        {messages.notice.texts}
      </h3>
      {groups.map((group) => {
        const rows = found.results.filter((result) => groupOf(result, found.answers) === group);
        if (rows.length === 0) return null;
        return (
          <div key={group}>
            <h4 className="kicker">{messages.groups[group]}</h4>
            {rows.map((result) => (
              <RegimeItem key={result.id} guide={guides[result.id]} result={result} {...context} />
            ))}
          </div>
        );
      })}
      {children}
    </Part>
  );
}

/**
 * On phones, the verdict at the bottom of the screen, which leads to the result and folds the questions above it. It stays within
 * them, so it never covers what follows, and hides while the result is in view.
 */
export function VerdictLine({ found, law, messages, locale }: Omit<ResultContext, 'today'>) {
  const { first, count } = verdictOf(found, law, messages, locale);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const notice = document.getElementById(NOTICE);
    if (!notice) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsHidden(entry?.isIntersecting ?? false),
    );
    observer.observe(notice);
    return () => observer.disconnect();
  }, []);
  return (
    <Line data-screen-only data-line data-hidden={isHidden || undefined}>
      <button
        type="button"
        onClick={() => {
          foldQuestions(true);
          showPart(NOTICE);
        }}
      >
        <span>
          <b>{first}</b> {count}
        </span>
      </button>
    </Line>
  );
}
