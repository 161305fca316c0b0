import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { listFiles } from '@/lib/exported-files';
import { STATIC } from '@/lib/fingerprint';

/** The oldest browsers that Next itself supports, so that shorter notations are ones they know. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Minifies the stylesheets of the export. Next would minify the browser's scripts with them, which are all
 * removed, and the server's code, which only this build runs: a third of its compilation (next.config.mjs).
 */
export function minifyStyles(out: string): void {
  for (const name of listFiles(path.join(out, STATIC), '.css')) {
    const file = path.join(out, STATIC, name);
    const css = readFileSync(file, 'utf8');
    writeFileSync(file, transformSync(css, { loader: 'css', minify: true, target: BROWSERS }).code);
  }
}
