/** What software for the CSRD is needed for: the rules and dates that say so, and what the site tells of ours. */
export const needs = [
  {
    id: 'scope',
    rests: ['csrd-scope', 'csrd-scope-group', 'csrd-subsidiary-exemption'],
    told: 'partly',
    place: { page: 'simulator' },
  },
  {
    id: 'dates',
    rests: ['omnibus-csrd-transposition', 'fr-csrd-wave-2'],
    told: 'partly',
    place: { page: 'monitoring' },
  },
  {
    id: 'materiality',
    rests: ['dm-revised-process', 'dm-review-revised'],
    told: 'partly',
    place: { page: 'auditability', anchor: 'checklist' },
  },
  {
    id: 'requirements',
    rests: ['esrs-fy-2026-routes', 'esrs-revised', 'dm-always-revised'],
    told: 'told',
    place: { page: 'frameworks' },
  },
  {
    id: 'evidence',
    rests: ['assurance-limited'],
    told: 'told',
    place: { page: 'auditability' },
  },
  {
    id: 'suppliers',
    rests: ['vsme-cap', 'dm-undue-cost'],
    told: 'untold',
    place: { page: 'integrations' },
  },
  {
    id: 'taxonomy',
    rests: ['taxonomy-scope', 'taxonomy-materiality'],
    told: 'partly',
    place: { page: 'frameworks' },
  },
  {
    id: 'format',
    rests: ['csrd-markup'],
    told: 'partly',
    place: { page: 'platform' },
  },
] as const;
