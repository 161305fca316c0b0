import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';
import { locales } from '@/lib/i18n/locales';
import { copyProject } from '@/scripts/copy-project';

/**
 * Builds a copy of the site, edits a guide, builds again, and compares every file with a build from nothing:
 * what was reused must be what would have been rendered (docs/decisions/0032). Takes minutes.
 */
const GUIDE = path.join('content', 'guides', 'csrdguide');
const folder = copyProject();
const build = () =>
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** Changes all that the pages of other guides do not show (lib/content/load/guide-outlines.ts). */
function editGuide(): void {
  edit('guide.yaml', /^(updatedOn|reviewedOn|reviewBy): (\d{4})-.*$/gm, '$1: $2-11-20');
  edit('guide.yaml', /^changes:[\s\S]*?fr: "/m, '$&Fin. ');
  for (const locale of locales) edit(`${locale}.mdx`, /$/, '\nFin, 2026.\n');
  edit('en.mdx', /^translationOf: .*$/m, 'translationOf: fr-000000');
}

function edit(name: string, text: RegExp, by: string): void {
  const file = path.join(folder, GUIDE, name);
  const content = readFileSync(file, 'utf8');
  const changed = content.replace(text, by);
  if (changed === content) throw new Error(`${name} does not hold ${text}.`);
  writeFileSync(file, changed);
}

/** Files that only one of two folders has, or whose content differs. */
function differences(one: string, other: string): string[] {
  const files = new Set([...listFiles(one), ...listFiles(other)]);
  const read = (root: string, file: string) => {
    try {
      return readFileSync(path.join(root, file), 'latin1');
    } catch {
      return null;
    }
  };
  return [...files].filter((file) => read(one, file) !== read(other, file));
}

const [out, rebuilt] = [path.join(folder, 'out'), path.join(folder, 'rebuilt')];
console.log('A first build, and one after an edit …');
build();
editGuide();
build();
renameSync(out, rebuilt);
console.log('The same from nothing …');
rmSync(path.join(folder, '.next'), { recursive: true });
build();
const different = differences(out, rebuilt);
console.log(
  different.length === 0
    ? `The rebuild has the same ${listFiles(out).length} files.`
    : `The rebuild differs in ${different.length} files:\n${different.join('\n')}`,
);
process.exitCode = different.length === 0 ? 0 : 1;
rmSync(folder, { recursive: true, force: true });
