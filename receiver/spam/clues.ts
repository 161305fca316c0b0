import type { FastifyRequest } from 'fastify';

/** What tells the page of this site, or a browser at all, from a program. Any of it can be forged. */
export interface Clues {
  readonly honeypot: boolean;
  /** How long the visitor was on the page, in ms, as its script says; null when it says nothing valid. */
  readonly timeOnPage: number | null;
  /** Whether a form was posted without a script, which cannot measure the time. */
  readonly withoutScript: boolean;
  /** Whether any header says which page the request comes from, as browsers do on every POST. */
  readonly namesPage: boolean;
  readonly namesLanguage: boolean;
  /** How many other addresses have sent the same message lately. */
  readonly repeats: number;
}

/** @param timeOnPage as sent. */
export function cluesOf(
  { headers }: FastifyRequest,
  { honeypot, timeOnPage }: { honeypot: boolean; timeOnPage: string | null },
): Omit<Clues, 'repeats'> {
  const { accept = '' } = headers;
  return {
    honeypot,
    timeOnPage: /^\d{1,12}$/.test(timeOnPage ?? '') ? Number(timeOnPage) : null,
    withoutScript: accept.includes('text/html') && !accept.includes('application/json'),
    namesPage: Boolean(headers.origin ?? headers.referer ?? headers['sec-fetch-site']),
    namesLanguage: Boolean(headers['accept-language']),
  };
}
