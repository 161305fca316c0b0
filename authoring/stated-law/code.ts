import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolders } from '@/lib/source-folders';
import { displayPath } from '@/loaders/paths';
import type { Mention } from './mention';

/** A line of a comment, where an id is an example. */
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Places in the code that name an id, or a figure of a rule, in a string. */
export function codeMentions(id: string): Mention[] {
  const quoted = new RegExp(
    `(['"\`])((?:[^'"\`\\n]*[\\s{])?)(${id.replaceAll('.', '\\.')}(?:\\.[a-z0-9.-]+)?)(?=['"\`\\s}])`,
    'g',
  );
  return siteFolders.flatMap(sources).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (COMMENT.test(line) ? [] : [...line.matchAll(quoted)]).map(
          ({ 0: all, 3: what = '', index: start }): Mention => ({
            file: displayPath(file),
            line: index + 1,
            column: start + all.length - what.length + 1,
            how: 'names',
            what,
          }),
        ),
      ),
  );
}

function sources(folder: string): string[] {
  const root = path.join(process.cwd(), folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
