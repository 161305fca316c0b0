/** The six profiles, each with the page to read next. */
export const profiles = [
  { id: 'large', page: 'auditability' },
  { id: 'mid', page: 'simulator' },
  { id: 'listed', page: 'guides/pmeguide' },
  { id: 'teams', page: 'frameworks' },
  { id: 'firms', page: 'regpilot' },
  { id: 'finance', page: 'guides/sfdrguide' },
] as const;
