import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBuildCache } from '@/lib/build-cache';

/**
 * Lets all tests of a run share what they read from equal texts, as the processes of a build do: the
 * register of law takes a second to read, and a hundred test files read it.
 */
export default function shareResults(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  openBuildCache(folder, 'the code');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
