let paris: Intl.DateTimeFormat | undefined;

/**
 * The date in Paris, where the site is published, at a moment of this century, now by default: `YYYY-MM-DD`.
 * Until 22:00 UTC it is that of UTC, since Paris is one or two hours ahead: every page asks for it as it loads, and
 * the format takes a phone 100 ms to create.
 */
export function parisDay(moment = new Date()): string {
  if (moment.getUTCHours() < 22) return moment.toISOString().slice(0, 10);
  // The Swedish locale formats dates as ISO 8601.
  paris ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  return paris.format(moment);
}
