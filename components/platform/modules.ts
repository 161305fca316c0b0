/** The six modules, two per stage of the work: read, write, prove. */
export const moduleGroups = [
  {
    id: 'read',
    modules: [
      { id: 'frameworks', page: 'frameworks' },
      { id: 'monitoring', page: 'monitoring' },
    ],
  },
  {
    id: 'write',
    modules: [
      { id: 'regpilot', page: 'regpilot' },
      { id: 'documents', page: 'integrations' },
    ],
  },
  {
    id: 'prove',
    modules: [
      { id: 'auditability', page: 'auditability' },
      { id: 'simulator', page: 'simulator' },
    ],
  },
] as const;

export type PlatformModule = (typeof moduleGroups)[number]['modules'][number];
