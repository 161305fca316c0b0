import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldName, fieldNames } from '@/lib/form/fields';
import type { FormValues } from '@/lib/form/schema';
import { fieldId } from './fields';
import type { FormMessages } from './messages';
import type { Failure } from './send';
import { Box } from './styles';

/** An invalid field, and its message. */
export type FieldMessage = readonly [FieldName, string];

interface ErrorSummaryProps {
  title: string;
  /** In form order. */
  errors: readonly FieldMessage[];
  /** Takes the focus each time this changes. */
  attempt: number;
}

interface NoticeProps {
  id: string;
  title: string;
  /** What it is about: something else takes the focus again. */
  about: unknown;
  children: ReactNode;
}

/** What went wrong; it takes the focus. */
function Notice({ id, title, about, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure moves the focus.
  useEffect(() => box.current?.focus(), [about]);
  return (
    <Box className="panel stack" ref={box} tabIndex={-1} role="alert" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  );
}

/** Error summary at the top of the form; each entry links to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  return (
    <Notice id="demo-summary-title" title={title} about={attempt}>
      <ul role="list">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a
              className="mistake"
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface FailureNoticeProps {
  failure: Failure;
  values: FormValues;
  messages: FormMessages;
  email: string | null;
}

/** Why the request failed, what to do and, where there is an address, the same request as an e-mail. */
export function FailureNotice({ failure, values, messages, email }: FailureNoticeProps) {
  const reason =
    failure.kind === 'busy'
      ? messages.failure.busy.replace('{seconds}', String(failure.seconds))
      : messages.failure[failure.kind];
  return (
    <Notice id="demo-failure-title" title={messages.failure.title} about={failure}>
      <p>
        {reason} {messages.failure.kept}
      </p>
      {email && (
        <p>
          <a href={mailto(values, messages, email)}>{messages.failure.mail}</a>
        </p>
      )}
    </Notice>
  );
}

/** A `mailto:` URL with the request as its body. */
function mailto(values: FormValues, messages: FormMessages, email: string): string {
  const lines = fieldNames
    .filter((name) => values[name])
    .map((name) => `${messages.fields[name]}: ${values[name]}`);
  const query = `subject=${encodeURIComponent(messages.failure.subject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return `mailto:${email}?${query}`;
}
