import { useState } from 'react';
import type { CheckerMessages } from './messages';

interface CopyLinkProps extends Pick<CheckerMessages, 'notice'> {
  /** Of the result, from this page on. */
  address: string;
}

/** Copies the address, which holds the answers; shows it where the browser does not let scripts copy. */
export function CopyLink({ address, notice }: CopyLinkProps) {
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
