/** Folders whose code the site is built from, a room each: docs/architecture.md. */
export const siteFolders = [
  'app',
  'authoring',
  'browser',
  'components',
  'delivery',
  'law',
  'lib',
  'loaders',
  'publishing',
] as const;

/** Folders whose code runs on a server alone. */
export const serverFolders = ['receiver'] as const;
