import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ResultContext } from '../found';
import { Dialog } from './dialog-styles';
import { memoOf } from './memo';
import { MemoSheet } from './sheet';

interface MemoDialogProps extends ResultContext {
  onClose: () => void;
}

/**
 * Asks for the company's name, which stays here, and prints the memo. While it is open, printing
 * the page prints the memo.
 */
export function MemoDialog({ onClose, ...context }: MemoDialogProps) {
  const words = context.messages.memo;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [company, setCompany] = useState('');
  const memo = memoOf(context, company, location.origin + location.pathname);
  const name = `${words.file}-${context.law.day}`;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <>
      <Dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
        <h3 id={`${id}-title`}>{words.title}</h3>
        <p>{words.lead}</p>
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input
          id={`${id}-name`}
          className="field"
          value={company}
          maxLength={120}
          autoComplete="organization"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setCompany(event.target.value)}
        />
        <p id={`${id}-hint`}>{words.nameHint}</p>
        <div>
          <button type="button" className="button" onClick={() => printAs(name)}>
            {words.print}
          </button>
          <button type="button" className="choice" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
      </Dialog>
      {createPortal(<MemoSheet memo={memo} />, document.body)}
    </>
  );
}

/** Prints; programs that print to a file propose the page's title as its name. */
function printAs(name: string): void {
  const { title } = document;
  document.title = name;
  print();
  document.title = title;
}
