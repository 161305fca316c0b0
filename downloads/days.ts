const DAY = 86_400_000;

/** The number of a day in spreadsheets: days since 30 December 1899. */
export const serialOf = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY;

/** The day of a number. */
export const dayOf = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + serial * DAY).toISOString().slice(0, 10);
