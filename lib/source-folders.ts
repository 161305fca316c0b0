import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './exported-files';

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

/** Modules below folders, as paths from the project; a folder need not be there. */
export const sourcesIn = (folders: readonly string[], root = '.'): string[] =>
  folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));

/** The directive, a hook of React or Next that servers lack, or a handler of events. */
const WAITS =
  /^['"](use client)(?=['"])|(?:\b\w+\.|^import [^;'"]*\b)(use(?!(?:Id|Memo|Callback)\b)[A-Z]\w*)(?=[<(]|[^;'"]* from ['"](?:react|react-dom|next\/navigation)['"])|\s(on[A-Z]\w*)(?==\{)/m;

/** What is said of components that wait for the scripts of Next, which no page loads: they would be dead. */
export const clientComponents = (root: string): string[] =>
  sourcesIn(siteFolders, root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const match = WAITS.exec(text);
    const waiting =
      match?.[1] ?? (file.startsWith('browser/') ? undefined : (match?.[2] ?? match?.[3]));
    return match && waiting
      ? `${file}:${text.slice(0, match.index + match[0].length).split('\n').length} has ${waiting}, and no page loads the scripts it waits for. Do without, or make it an island: docs/adding-a-page.md#adding-an-island.`
      : [];
  });
