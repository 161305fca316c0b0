'use client';

import { useCallback, useState } from 'react';

const inBrowser = typeof document !== 'undefined';

/** What the server wrote, kept as this file loads: before any island has begun to work. */
const written = inBrowser ? (document.querySelector('main')?.cloneNode(true) as Element) : null;

/** Elements of the page, as against those that React or the framework look after. */
const CONTENT = ':scope > :not(script, style, template, next-route-announcer)';

const FIELDS = 'input[id], select[id], textarea[id]';
type Field = HTMLInputElement;

/**
 * Stands in for a page whose island has thrown, and looks like it: the elements around its content
 * are put back, and in them the content as the server wrote it, with what was typed since. The shared
 * behaviours still serve it, and are told to offer a reload.
 */
export function IslandErrorFallback() {
  // Rendering comes before React takes anything out.
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
