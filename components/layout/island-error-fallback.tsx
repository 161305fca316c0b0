'use client';

import { useCallback, useState } from 'react';

const inBrowser = typeof document !== 'undefined';

/** The server-rendered markup, captured when this file loads: before any island hydrates. */
const written = inBrowser ? (document.querySelector('main')?.cloneNode(true) as Element) : null;

/** Elements of the page, excluding those that React or Next manage. */
const CONTENT = ':scope > :not(script, style, template, next-route-announcer)';

const FIELDS = 'input[id], select[id], textarea[id]';
type Field = HTMLInputElement;

/**
 * Error fallback of an island, which looks like the page it replaces: it restores the elements around
 * the content and, inside them, the server-rendered markup with what was typed since. The enhancer still
 * works on it, and is notified so that it can offer a reload.
 */
export function IslandErrorFallback() {
  // Runs during render, before React removes anything.
  const [kept] = useState(() =>
    inBrowser ? [...document.body.querySelectorAll<HTMLElement>(CONTENT)] : [],
  );
  const [focused] = useState(() => (inBrowser ? document.activeElement : null));

  const putBack = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      place.replaceChildren(...kept);
      const failed = place.querySelector('main');
      if (failed && written) {
        for (const field of written.querySelectorAll<Field>(FIELDS)) {
          field.value = failed.querySelector<Field>(`#${field.id}`)?.value ?? field.value;
        }
        failed.replaceWith(written);
      }
      if (focused?.id) document.getElementById(focused.id)?.focus({ preventScroll: true });
      window.dispatchEvent(new Event('islanderror'));
    },
    [kept, focused],
  );
  return <div ref={putBack} />;
}
