import { useEffect, useRef } from 'react';
import type { FormMessages } from './messages';
import { Success } from './styles';

export interface Guide {
  href: string;
  title: string;
}

/** The answer to a received request; takes the focus, since the form it was in is gone. */
export function Received({
  messages,
  guides,
}: {
  messages: FormMessages['success'];
  guides: readonly Guide[];
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Success ref={box} tabIndex={-1} role="status" data-received="">
      <h3>{messages.title}</h3>
      <p>{messages.text}</p>
      <h4>{messages.next}</h4>
      <ul>
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {guides.length > 0 && (
        <>
          <h4>{messages.guides}</h4>
          <ul>
            {guides.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Success>
  );
}
