import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const outOf = (root: string): string => path.join(root, 'out');
/** Where the last build waits while another is made, unpublished. */
const asideOf = (root: string): string => path.join(root, 'build', 'last-out');

/** Makes room for a build. What lies there after one that was killed is not whole, so the build before it stays aside. */
export function setAside(root: string): void {
  if (existsSync(outOf(root)) && !existsSync(asideOf(root))) {
    mkdirSync(path.dirname(asideOf(root)), { recursive: true });
    renameSync(outOf(root), asideOf(root));
  }
  rmSync(outOf(root), { recursive: true, force: true });
}

/** Puts the last build back in place of what one that failed left. Returns whether there was one. */
export function bringBack(root: string): boolean {
  rmSync(outOf(root), { recursive: true, force: true });
  if (!existsSync(asideOf(root))) return false;
  renameSync(asideOf(root), outOf(root));
  return true;
}

/** After a build that ended well. */
export const forget = (root: string): void =>
  rmSync(asideOf(root), { recursive: true, force: true });
