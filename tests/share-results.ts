import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBuildCache } from '@/lib/build-cache';
import { shareFolder } from './made-once';

/**
 * Lets all tests of a run share what they read from equal texts, as the processes of a build do (the register of
 * law takes a second to read, and a hundred test files read it), and what they make once.
 */
export default function shareResults(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  // PostgreSQL's programs run as another user.
  chmodSync(folder, 0o755);
  openBuildCache(path.join(folder, 'read'), 'the code');
  shareFolder(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
