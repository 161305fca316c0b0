import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { ResultContext } from '../found';
import { MemoSheet } from './sheet';

/** Asks for a name before the memo is printed. */
const Dialog = styled.dialog.withConfig({ componentId: 'memo-dialog' })`
  width: min(34rem, calc(100vw - 2 * var(--s4)));
  padding: var(--s6);
  border: 1px solid var(--rule);
  background: var(--paper-raised);
  color: var(--ink);

  &[open] {
    display: grid;
    gap: var(--s3);
  }

  &::backdrop {
    background: color-mix(in srgb, var(--night) 55%, transparent);
  }

  label {
    font-size: var(--text-s);
  }

  .flow {
    gap: var(--s3);
    margin-block-start: var(--s3);
  }
`;

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
  const name = `${words.file}-${context.law.day}`;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <>
      <Dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
        <h3 className="title" id={`${id}-title`}>
          {words.title}
        </h3>
        <p>{words.lead}</p>
        <label className="strong" htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          id={`${id}-name`}
          className="field"
          value={company}
          maxLength={120}
          autoComplete="organization"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setCompany(event.target.value)}
        />
        <p className="soft" id={`${id}-hint`}>
          {words.nameHint}
        </p>
        <div className="flow">
          <button type="button" className="button" onClick={() => printAs(name)}>
            {words.print}
          </button>
          <button type="button" className="choice" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
      </Dialog>
      {createPortal(
        <MemoSheet {...context} company={company} page={location.origin + location.pathname} />,
        document.body,
      )}
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
