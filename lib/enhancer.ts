import path from 'node:path';
import { build } from 'esbuild';

/** The shared behaviours of enhance/ as one minified module script. */
export async function bundleEnhancer(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(process.cwd(), 'enhance', 'main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
