import { useState } from 'react';
import type { CheckerMessages } from './messages';
import { ByHand } from './notice-styles';

/** Copies the address, which holds the answers; shows it where the browser does not let scripts copy. */
export function CopyLink({ notice }: Pick<CheckerMessages, 'notice'>) {
  const [address, setAddress] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    const text = location.href;
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setAddress({ text, isCopied: isCopied ?? false });
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {notice.copy}
      </button>
      <ByHand aria-live="polite">
        {address?.isCopied && notice.copied}
        {address && !address.isCopied && (
          <label>
            {notice.copyByHand}
            <input readOnly value={address.text} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </ByHand>
    </>
  );
}
