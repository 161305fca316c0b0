import path from 'node:path';
import { build } from 'esbuild';
import { reloadScript } from './preview/reload';

/**
 * In development React hydrates every page, and would take for a mismatch what the behaviours have
 * changed before it: they wait until it has marked the page's elements as its own.
 */
const afterHydration = (script: string): string => `(function wait() {
  const main = document.querySelector('main');
  const hydrated = main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  if (!hydrated) return setTimeout(wait, 50);
  setTimeout(() => {${script}}, 200);
})();`;

/** The shared behaviours of enhance/ as one minified script; in development, with that which reloads the page. */
export async function bundleEnhancer({ development }: { development: boolean }): Promise<string> {
  const result = await build({
    entryPoints: [path.join(process.cwd(), 'enhance', 'main.ts')],
    bundle: true,
    minify: !development,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const script = result.outputFiles[0]?.text ?? '';
  return development ? `${reloadScript}\n${afterHydration(script)}` : script;
}
