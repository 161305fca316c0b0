/** What software for the CSRD is needed for: the rules and dates that say so, and where the site shows ours. */
export const needs = [
  {
    id: 'scope',
    rests: ['csrd-scope', 'csrd-scope-group', 'csrd-subsidiary-exemption'],
    place: { page: 'simulator' },
  },
  {
    id: 'dates',
    rests: ['omnibus-csrd-transposition', 'fr-csrd-wave-2'],
    place: { page: 'monitoring' },
  },
  {
    id: 'materiality',
    rests: ['dm-revised-process', 'dm-review-revised'],
    place: { page: 'auditability', anchor: 'checklist' },
  },
  {
    id: 'requirements',
    rests: ['esrs-fy-2026-routes', 'esrs-revised', 'dm-always-revised'],
    place: { page: 'frameworks' },
  },
  {
    id: 'evidence',
    rests: ['assurance-limited'],
    place: { page: 'auditability' },
  },
  {
    id: 'suppliers',
    rests: ['vsme-cap', 'dm-undue-cost'],
    place: { page: 'integrations' },
  },
  {
    id: 'taxonomy',
    rests: ['taxonomy-scope', 'taxonomy-materiality'],
    place: { page: 'frameworks' },
  },
  {
    id: 'format',
    rests: ['csrd-markup'],
    place: { page: 'platform' },
  },
] as const;
