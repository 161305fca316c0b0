import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies the project to a folder, by default a temporary one. Files of node_modules are hard-linked: it's
 * fast, and Turbopack does not follow a symlink to the whole folder.
 */
export function copyProject(folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'))): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  linkTree('node_modules', path.join(folder, 'node_modules'));
  return folder;
}

/** Copies a folder with its files hard-linked where the file system can. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target); // Hard links don't work across file systems.
      }
    } else cpSync(source, target, { verbatimSymlinks: true });
  }
}
