import { DRAFT_KEY, withoutLines } from '@/form/draft';
import type { Answers } from '@/law/checker/answers';
import type { CheckerLaw } from '@/law/checker/checker-law';
import type { RegimeResult } from '@/law/checker/result';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import type { Locale } from '@/lib/i18n/locales';
import { asCsv, asJson, download, downloadDates } from './export';
import { type CheckerMessages, fill } from './messages';
import { Actions } from './styles';

interface ResultActionsProps {
  law: CheckerLaw;
  answers: Answers;
  results: readonly RegimeResult[];
  /** Those of the regimes that concern the company. */
  concerned: readonly RegimeResult[];
  /** Ids of the dates that come with them. */
  dates: ReadonlySet<string>;
  /** Address of the coming dates. */
  calendar: string;
  /** Address of the demo page. */
  demo: string;
  messages: CheckerMessages;
  locale: Locale;
  onReset: () => void;
}

/** What to do with the results: ask for a demo, keep them as files, start again. */
export function ResultActions({
  law,
  answers,
  results,
  concerned,
  dates,
  calendar,
  demo,
  messages,
  locale,
  onReset,
}: ResultActionsProps) {
  return (
    <Actions>
      <a href={demo} onClick={() => addToDraft(concerned, messages)}>
        {messages.demo}
      </a>
      <button
        type="button"
        onClick={() => download('vigie-esg.json', asJson(law, answers, results))}
      >
        {messages.json}
      </button>
      <button
        type="button"
        onClick={() => download('vigie-esg.csv', asCsv(results, answers, messages, locale))}
      >
        {messages.csv}
      </button>
      {dates.size > 0 && (
        <button type="button" onClick={() => downloadDates(calendar, dates)}>
          {messages.ics}
        </button>
      )}
      <button type="button" onClick={onReset}>
        {messages.reset}
      </button>
    </Actions>
  );
}

/** Adds the regimes to the draft of a demo request, below the visitor's own words, and loses nothing else of it. */
function addToDraft(
  concerned: readonly RegimeResult[],
  { demoMessage, regimes }: CheckerMessages,
): void {
  const draft = readDraft(DRAFT_KEY);
  const own = withoutLines(draft.message ?? '', [demoMessage]);
  const line = fill(demoMessage, { regimes: concerned.map(({ id }) => regimes[id]).join(', ') });
  writeDraft(DRAFT_KEY, { ...draft, message: [own, line].filter(Boolean).join('\n\n') });
}
