/** The sign-in phase, stored across page loads so that the next one knows whether to open the session. */
export type Marker = 'redirecting' | 'signed-in' | 'leaving';

const KEY = 'sign-in';

export function readMarker(): Marker | null {
  try {
    return sessionStorage.getItem(KEY) as Marker | null;
  } catch {
    return null;
  }
}

/** Stores the phase; null clears it. Without storage there is no session to restore either. */
export function writeMarker(marker: Marker | null): void {
  try {
    if (marker === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, marker);
  } catch {
    // Storage is blocked.
  }
}

/** The provider's response, from the query or fragment of a URL; null when there is none. */
export function answerIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  const isAnswer = (part: string) => {
    const fields = new URLSearchParams(part.slice(1));
    return fields.has('state') && (fields.has('code') || fields.has('error'));
  };
  return [hash, search].find(isAnswer) ?? null;
}
