import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareFolder } from './made-once';

/** Lets all tests of a run share what they make once. */
export default function shareResults(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  // PostgreSQL's programs run as another user.
  chmodSync(folder, 0o755);
  shareFolder(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
