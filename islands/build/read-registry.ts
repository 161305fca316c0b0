import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An island of registry.ts: its name, and where its component is. */
export interface RegisteredIsland {
  name: string;
  component: string;
  file: string;
}

export const ISLANDS = path.join(process.cwd(), 'islands');

const ENTRY = /^export \{ (\w+) as (\w+) \} from '([^']+)';$/;

/**
 * The islands that registry.ts names. Its text is read because esbuild, which splits scripts by file,
 * would give a page every island that one file exports.
 * @throws when a line is not of the form that is expected.
 */
export function readRegistry(
  text = readFileSync(path.join(ISLANDS, 'registry.ts'), 'utf8'),
): RegisteredIsland[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => {
      const [, component, name, file] = ENTRY.exec(line) ?? [];
      if (!component || !name || !file) {
        throw new Error(
          `islands/registry.ts has the line "${line}". Write it as: export { Component as name } from './folder/file';`,
        );
      }
      return { name, component, file };
    });
}
