import { useEffect, useState } from 'react';
import { FIRST_DAY, LAST_DAY, mayBeAsked } from '@/law/checker/regime-dates';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { type CheckerMessages, fill } from './messages';

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
export function AsOf({ day, today, messages, locale, onAsOf }: AsOfProps) {
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
