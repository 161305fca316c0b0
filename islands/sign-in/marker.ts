import { read, write } from '@/lib/browser/storage';

/** How far signing in has got, remembered for the next page load, so that it knows whether to open the session. */
export type Marker = 'redirecting' | 'signed-in' | 'leaving';

const KEY = 'sign-in';

export const readMarker = (): Marker | null => read(KEY, 'sessionStorage') as Marker | null;

/** Remembers, or with null forgets. Without storage there is no session to remember either. */
export const writeMarker = (marker: Marker | null): void => write(KEY, marker, 'sessionStorage');

/** The provider's response, from the query or fragment of a URL; null when there is none. */
export function answerIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  const isAnswer = (part: string) => {
    const fields = new URLSearchParams(part.slice(1));
    return fields.has('state') && (fields.has('code') || fields.has('error'));
  };
  return [hash, search].find(isAnswer) ?? null;
}
