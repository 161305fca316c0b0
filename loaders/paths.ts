import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file or folder of content/. */
export const inContent = (...names: string[]): string =>
  path.join(process.cwd(), 'content', ...names);

/** Names of the files of a folder of content/ with an ending, without it, sorted. */
export function namesIn(folder: string, ending: 'svg' | 'yaml'): string[] {
  if (!existsSync(inContent(folder))) return [];
  const named = new RegExp(`^([a-z0-9-]+)\\.${ending}$`);
  return readdirSync(inContent(folder))
    .flatMap((file) => named.exec(file)?.[1] ?? [])
    .sort();
}

/** Components of MDX, one sub-folder each. */
export const componentsDirectory = (): string => path.join(process.cwd(), 'components', 'mdx');

/** A path as messages show it: relative to the project, with forward slashes. */
export const displayPath = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/');
