import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An external address, and where it is first named. */
export interface Address {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** Up to what ends an address in YAML, MDX or JSON; a parenthesis belongs to it only where one is open. */
const ADDRESS = /https?:\/\/(?:[^\s"'<>()[\]{},`\\]|\([^\s()]*\))+/g;

/** Reserved for examples (RFC 2606), and this machine. */
const NOT_REAL = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|localhost|invalid|test)$/;

/** Every external address in the content and messages of a project, once each. */
export function addressesIn(root: string): Address[] {
  const found = new Map<string, Address>();
  for (const file of filesOf(root)) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries())
      for (const match of line.matchAll(ADDRESS)) {
        const url = match[0].replace(/[.;:]+$/, '').replace(/#.*$/, '');
        if (found.has(url) || !URL.canParse(url) || NOT_REAL.test(new URL(url).hostname)) continue;
        found.set(url, { url, file, line: index + 1, column: match.index + 1 });
      }
  }
  return [...found.values()];
}

const filesOf = (root: string): string[] =>
  ['content', 'messages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|yaml|json)$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort(),
  );
