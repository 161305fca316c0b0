import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { listFiles } from '@/lib/exported-files';
import { STATIC } from '@/lib/fingerprint';

/** The oldest browsers that Next supports by default: no shorter notation is used that they do not know. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * Minifies the stylesheets of the export. Next does not (next.config.mjs): it would spend a third of its compilation on
 * also minifying browser scripts, which are removed, and server code, which only the build runs.
 */
export function minifyStyles(out: string): void {
  for (const name of listFiles(path.join(out, STATIC), '.css')) {
    const file = path.join(out, STATIC, name);
    const css = readFileSync(file, 'utf8');
    writeFileSync(file, transformSync(css, { loader: 'css', minify: true, target: BROWSERS }).code);
  }
}
