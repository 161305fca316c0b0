import type { RegimeResult } from '@/law/checker/result';
import { readDraft, writeDraft } from '@/lib/browser/draft';
import { DRAFT_KEY, withoutLines } from '@/lib/form/draft';
import { CopyLink } from './copy-link';
import type { ResultContext } from './found';
import { MemoButton } from './memo/memo-button';
import { type CheckerMessages, fill } from './messages';
import { Actions } from './result-styles';

interface ResultActionsProps extends ResultContext {
  /** Address of the demo page. */
  demo: string;
  /** Address of this result, with the day on which it was found. */
  address: string;
  onReset: () => void;
}

/** What to do with the result: ask for a demo, with the message that goes with it, share it, print it. */
export function ResultActions({ demo, address, onReset, ...context }: ResultActionsProps) {
  const { found, messages } = context;
  const { notice } = messages;
  const line = messageOn(found.concerned, messages);
  return (
    <>
      <div className="stack" data-screen-only>
        <a className="button" href={demo} onClick={() => addToDraft(line, messages)}>
          {line ? messages.demo : messages.demoAny}
        </a>
        {line && (
          <p className="quoted soft">
            <strong className="strong">{notice.message}</strong> {line}
          </p>
        )}
      </div>
      <Actions className="flow soft" data-screen-only>
        <CopyLink address={address} notice={notice} />
        <MemoButton {...context} />
        <button type="button" className="link-button" onClick={onReset}>
          {messages.reset}
        </button>
      </Actions>
    </>
  );
}

/** What a request for a demo says of the result; undefined when there is nothing to say. */
const messageOn = (
  concerned: readonly RegimeResult[],
  { demoMessage, regimes }: CheckerMessages,
): string | undefined =>
  concerned.length === 0
    ? undefined
    : fill(demoMessage, { regimes: concerned.map(({ id }) => regimes[id]).join(', ') });

/** Adds the line to the draft of a demo request, below the visitor's own words, and loses nothing else of it. */
function addToDraft(line: string | undefined, { demoMessage }: CheckerMessages): void {
  const draft = readDraft(DRAFT_KEY);
  const own = withoutLines(draft.message ?? '', [demoMessage]);
  writeDraft(DRAFT_KEY, { ...draft, message: [own, line].filter(Boolean).join('\n\n') });
}
