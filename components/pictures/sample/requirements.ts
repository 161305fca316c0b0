interface Requirements {
  id: string;
  covered: number;
  partial: number;
  missing: number;
}

/** The sample company's requirements by text: the one source of every picture that counts them. */
export const sampleRequirements = [
  { id: 'esrs2', covered: 10, partial: 0, missing: 0 },
  { id: 'e1', covered: 7, partial: 2, missing: 0 },
  { id: 'e5', covered: 2, partial: 0, missing: 0 },
  { id: 's1', covered: 8, partial: 1, missing: 1 },
  { id: 'g1', covered: 4, partial: 1, missing: 0 },
  { id: 'taxonomy', covered: 3, partial: 0, missing: 0 },
  { id: 'council', covered: 0, partial: 0, missing: 1 },
] as const satisfies readonly Requirements[];

type SampleId = (typeof sampleRequirements)[number]['id'];

/** The rows of some texts, in the order of the sample. */
export const requirementsOf = <Id extends SampleId>(...ids: readonly Id[]) =>
  sampleRequirements.filter((row): row is Extract<typeof row, { id: Id }> =>
    ids.some((id) => id === row.id),
  );

/** Number of requirements, number covered, and the percentage. */
export function coverageOf(rows: readonly Requirements[]) {
  const sum = (count: (row: Requirements) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  const covered = sum((row) => row.covered);
  const total = sum((row) => row.covered + row.partial + row.missing);
  return { covered, total, percent: Math.round((covered / total) * 100) };
}
