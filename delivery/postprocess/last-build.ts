import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const outOf = (root: string): string => path.join(root, 'out');
/** Where the last build waits while another is made, unpublished. */
export const asideOf = (root: string): string => path.join(root, 'build', 'last-out');

/** Holds the number of the process that builds. */
const MARK = 'build/building';

/** Whether another process builds. The mark of one that was killed names none. */
export function isUnderWay(root: string): boolean {
  try {
    const builder = Number(readFileSync(path.join(root, MARK), 'utf8'));
    return builder !== process.pid && process.kill(builder, 0);
  } catch (error) {
    // It is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const UNDER_WAY = `A build is running: wait until it ends. If there is none, delete ${MARK}.`;

/** Makes room for a build. What lies there after one that was killed is not whole, so the build before it stays aside. */
export function setAside(root: string): void {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  if (existsSync(outOf(root)) && !existsSync(asideOf(root))) {
    renameSync(outOf(root), asideOf(root));
  }
  rmSync(outOf(root), { recursive: true, force: true });
  writeFileSync(path.join(root, MARK), `${process.pid}`);
}

/** Puts the last build back in place of what one that failed left. Returns whether there was one. */
export function bringBack(root: string): boolean {
  rmSync(path.join(root, MARK), { force: true });
  rmSync(outOf(root), { recursive: true, force: true });
  if (!existsSync(asideOf(root))) return false;
  renameSync(asideOf(root), outOf(root));
  return true;
}

/** After a build that ended well. */
export function forget(root: string): void {
  // At once: a server reads the one or the other.
  if (existsSync(asideOf(root))) renameSync(asideOf(root), `${asideOf(root)}.old`);
  rmSync(`${asideOf(root)}.old`, { recursive: true, force: true });
  rmSync(path.join(root, MARK), { force: true });
}
