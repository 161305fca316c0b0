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
    <Success ref={box} tabIndex={-1} role="status">
      <h3>{messages.title}</h3>
      <p>{messages.text}</p>
      {guides.length > 0 && (
        <>
          <p>{messages.guides}</p>
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
