import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';

/**
 * Removes the React payloads in `.txt` files, which only the framework's client router would fetch:
 * links between pages are full page loads.
 */
export function removePayloads(out: string): void {
  const isPayload = (file: string) => /(^|\/)(index|404|__next\.[^/]*)\.txt$/.test(file);
  for (const file of listFiles(out, '.txt').filter(isPayload)) rmSync(path.join(out, file));
}
