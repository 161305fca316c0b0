import { requirements } from './company';

interface Counted {
  covered: number;
  partial: number;
  missing: number;
}

type TextId = (typeof requirements)[number]['id'];

/** The rows of some texts, in the order of the company's file. */
export const requirementsOf = <Id extends TextId>(...ids: readonly Id[]) =>
  requirements.filter((row): row is Extract<typeof row, { id: Id }> =>
    ids.some((id) => id === row.id),
  );

/** The sections of the sustainability statement. */
export const statementSections = requirementsOf('esrs2', 'e1', 'e5', 's1', 'g1');

/** Number of requirements, number of each status, and the percentage covered. */
export function coverageOf(rows: readonly Counted[]) {
  const sum = (count: (row: Counted) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const covered = sum((row) => row.covered);
  const partial = sum((row) => row.partial);
  const missing = sum((row) => row.missing);
  const total = covered + partial + missing;
  return { covered, partial, missing, total, percent: Math.round((covered / total) * 100) };
}

/** Number of the file's requirements that come from a subject of the register of law. */
export const requirementsFrom = (subject: string): number =>
  coverageOf(requirements.filter(({ subjects }) => subjects.some((id) => id === subject))).total;
