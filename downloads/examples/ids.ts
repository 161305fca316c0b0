/** Worked examples by their names in guides, `<WorkedExample of="csrd-group" />`. */
export const exampleIds = [
  'csrd-group',
  'csddd-risk-map',
  'taxonomy-turnover',
  'sfdr-fund',
  'double-materiality-impact',
  'tnfd-leap',
  'assurance-planning',
  'rating-correction',
] as const;
export type ExampleId = (typeof exampleIds)[number];

export const isExampleId = (name: string | undefined): name is ExampleId =>
  exampleIds.some((id) => id === name);
