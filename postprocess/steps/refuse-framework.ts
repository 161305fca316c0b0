import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/exported-files';

/** What the framework's scripts and data hold, and nothing of the site does. */
const SIGNS =
  /__next_f|__NEXT_DATA__|TURBOPACK|__next_[a-z]+__|_next\/static\/chunks\/[^"'\s]+\.js/;

/** @throws when a text holds a script or data of the framework. */
export function refuseFramework(text: string): void {
  const [sign] = SIGNS.exec(text) ?? [];
  if (sign === undefined) return;
  throw new Error(
    `Something of the framework is left ("${sign}"), which no page may load. Look in postprocess/steps/strip-framework.ts and remove-framework.ts for what should have removed it.`,
  );
}

/** Checks the scripts and text files of the export; pages are checked as they are written. */
export function refuseFrameworkFiles(out: string): void {
  for (const file of listFiles(out).filter((name) => /\.(js|mjs|txt)$/.test(name))) {
    try {
      refuseFramework(readFileSync(path.join(out, file), 'utf8'));
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, { cause });
    }
  }
}
