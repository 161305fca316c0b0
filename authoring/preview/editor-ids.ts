import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IDS_FILE, idsText } from '@/authoring/editor/files';

let known: string | undefined;

/**
 * Keeps the ids that editors complete up to date with the content.
 * @param version of the content, so that the work is done once for each.
 */
export function refreshEditorIds(version: string): void {
  if (known === version) return;
  known = version;
  const file = path.join(process.cwd(), IDS_FILE);
  if (!existsSync(file)) return;
  const text = idsText();
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
