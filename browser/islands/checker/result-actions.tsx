import { CopyLink } from './copy-link';
import { DemoAsk, messageOn } from './demo-ask';
import type { ResultContext } from './found';
import { MemoButton } from './memo/memo-button';
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
        <DemoAsk {...{ found, messages, demo }} />
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
