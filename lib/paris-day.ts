/** The Swedish locale formats dates as ISO 8601. */
const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The date in Paris, where the site is published, at a moment, now by default: `YYYY-MM-DD`. */
export const parisDay = (moment = new Date()): string => PARIS_DAY.format(moment);
