import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';

/** A React payload, which only the framework's client router would fetch. */
const PAYLOAD = /(^|\/)(index|404|__next\.[^/]*)\.txt$/;
const SCRIPT = /^_next\/.*\.js$/;

/**
 * Removes the framework's scripts and data: links between pages are full page loads, and islands have
 * scripts of their own. Runs before the site's own scripts are moved beside them.
 */
export function removeFramework(out: string): void {
  const removed = listFiles(out).filter((file) => PAYLOAD.test(file) || SCRIPT.test(file));
  for (const file of removed) rmSync(path.join(out, file));
  removeEmptyFolders(out);
}

/** Those that held what is removed, and one that Next creates for its own data. */
function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
