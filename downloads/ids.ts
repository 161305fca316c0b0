/** Spreadsheets by their names in guides, `<Download of="iro-grid" />`, and in their addresses. */
export const downloadIds = [
  'iro-grid',
  'pai-sheet',
  'vsme-modules',
  'tnfd-disclosures',
  'gri-index',
  'assurance-requests',
  'csrd-workplan',
  'taxonomy-calculation',
  'ai-vendor-questions',
  'rating-register',
] as const;
export type DownloadId = (typeof downloadIds)[number];

export const isDownloadId = (name: string | undefined): name is DownloadId =>
  downloadIds.some((id) => id === name);
