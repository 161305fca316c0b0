import { useEffect, useRef } from 'react';
import type { FieldName } from '@/form/fields';
import { fieldId } from './field';
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

/** Error summary at the top of the form; each entry links to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt moves the focus.
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="demo-summary-title">
      <h3 id="demo-summary-title">{title}</h3>
      <ul role="list">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a
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
    </Box>
  );
}
