import { datesOfProfile } from '@/law/checker/profile-dates';
import { asJson, download, downloadDates } from './export';
import type { ResultContext } from './found';
import { Actions } from './result-styles';

interface ResultFilesProps extends ResultContext {
  /** Address of the coming dates. */
  calendar: string;
}

/** The result as files. */
export function ResultFiles({ found, law, calendar, messages }: ResultFilesProps) {
  const { answers, results } = found;
  const dates = datesOfProfile(law, results);
  return (
    <Actions className="flow" data-screen-only>
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
        onClick={() => download('vigie-esg.json', asJson(law, answers, results))}
      >
        {messages.json}
      </button>
    </Actions>
  );
}
