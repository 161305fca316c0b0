import { useState } from 'react';
import { usePart } from '@/browser/islands/runtime/hooks';
import type { ResultContext } from '../found';

/** Opens the scope memo, which loads with its first use. */
export function MemoButton(context: ResultContext) {
  const [Dialog, load] = usePart(async () => (await import('./memo-dialog')).MemoDialog);
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
