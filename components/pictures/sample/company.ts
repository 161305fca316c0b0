/** The sample company of the page. */
export const sample = {
  headcount: { value: 1240, unit: 'employees' },
  france: { value: 980, unit: 'employees' },
  turnover: { value: 480, unit: 'eur-million' },
  balance: { value: 310, unit: 'eur-million' },
} as const;
