/** What software for the CSRD is needed for: the rules and dates that say so, and the page that shows ours. */
export const needs = [
  {
    id: 'scope',
    rests: ['csrd-scope', 'csrd-scope-group', 'csrd-subsidiary-exemption'],
    page: 'simulator',
  },
  { id: 'dates', rests: ['omnibus-csrd-transposition', 'fr-csrd-wave-2'], page: 'monitoring' },
  {
    id: 'materiality',
    rests: ['dm-revised-process', 'dm-review-revised'],
    page: 'auditability',
    anchor: 'checklist',
  },
  {
    id: 'requirements',
    rests: ['esrs-fy-2026-routes', 'esrs-revised', 'dm-always-revised'],
    page: 'frameworks',
  },
  { id: 'evidence', rests: ['assurance-limited'], page: 'auditability' },
  { id: 'suppliers', rests: ['vsme-cap', 'dm-undue-cost'], page: 'integrations' },
  { id: 'taxonomy', rests: ['taxonomy-scope', 'taxonomy-materiality'], page: 'frameworks' },
  { id: 'format', rests: ['csrd-markup'], page: 'platform' },
] as const;
