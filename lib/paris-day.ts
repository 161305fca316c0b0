/** The Swedish locale formats dates as ISO 8601. */
const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The date in Paris, where the site is published, at a moment: `YYYY-MM-DD`. */
export const parisDay = (moment: Date): string => PARIS_DAY.format(moment);
