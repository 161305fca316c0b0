import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { CompaniesMessages } from './messages';
import { Buttons, Drop, FileButton } from './styles';

/** A list as it is given: pasted, as a file, or the example. */
export type Given = string | Blob | 'example';

interface ListInputProps {
  messages: CompaniesMessages;
  onGiven: (given: Given) => void;
}

/** Where companies are pasted or dropped. Not a form: nothing is ever submitted. */
export function ListInput({ messages, onGiven }: ListInputProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOver, setIsOver] = useState(false);

  const read = () => onGiven(field.current?.value ?? '');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onGiven(file);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (file) onGiven(file);
    // The field has its new text only after this event.
    else setTimeout(read);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{messages.paste}</label>
      <textarea
        id={id}
        ref={field}
        rows={8}
        placeholder={messages.placeholder}
        spellCheck={false}
        autoComplete="off"
        onPaste={paste}
      />
      <Buttons>
        <button type="button" onClick={read}>
          {messages.read}
        </button>
        <FileButton>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onGiven(file);
              // The same file can be chosen again once it is corrected.
              target.value = '';
            }}
          />
          <span>{messages.file}</span>
        </FileButton>
        <span>{messages.drop}</span>
        <button type="button" onClick={() => onGiven('example')}>
          {messages.example}
        </button>
      </Buttons>
    </Drop>
  );
}
