/** Folders whose code the site is built from, a room each: docs/architecture.md. */
export const siteFolders = [
  'app',
  'authoring',
  'components',
  'config',
  'downloads',
  'enhance',
  'form',
  'hosting',
  'islands',
  'law',
  'lib',
  'loaders',
  'mdx',
  'postprocess',
  'publishing',
  'routes',
  'search',
  'ui',
] as const;

/** Folders whose code runs on a server. */
export const serverFolders = ['receiver', 'server'] as const;
