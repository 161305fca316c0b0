/** Sweden writes dates as ISO 8601 does. */
const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** A moment's day in Paris, from where the site is published, as content files write it: `YYYY-MM-DD`. */
export const parisDay = (moment: Date): string => PARIS_DAY.format(moment);
