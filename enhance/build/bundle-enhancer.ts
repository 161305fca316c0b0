import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchWords } from '@/search/query/words';

/** File of the script that every page loads. */
export const ENHANCER_FILE = 'enhance.js';

/** A script, and the name it is served by. */
export interface Script {
  name: string;
  content: string;
}

interface Bundling {
  development: boolean;
  /** What the search says, in every language. */
  words: Record<Locale, SearchWords>;
}

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

/** Makes `import css from './x.css?text'` the text of a stylesheet, without its blanks. */
const stylesAsText: Plugin = {
  name: 'styles-as-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?text$/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.replace('?text', '')),
      namespace: 'text',
    }));
    onLoad({ filter: /./, namespace: 'text' }, async ({ path: file }) => ({
      contents: (await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true })).code,
      loader: 'text',
    }));
  },
};

/** Has each dynamically imported file bundled by itself, so that `import()` loads one file by its final name. */
const splitDynamicImports = (bundleScript: (file: string) => Promise<Script>): Plugin => ({
  name: 'split-dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, async ({ kind, path: name, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const script = await bundleScript(path.join(resolveDir, name));
      return { path: `./${script.name}`, external: true };
    });
  },
});

/**
 * The shared behaviours of enhance/: the script of every page, named `enhance.js`, and those that it
 * loads when they are needed, whose names change with their content.
 */
export async function bundleEnhancer({ development, words }: Bundling): Promise<Script[]> {
  const later = new Map<string, Script>();
  const options: BuildOptions = {
    bundle: true,
    minify: !development,
    format: 'esm',
    target: 'es2022',
    entryNames: '[name]-[hash]',
    outdir: path.join(process.cwd(), 'enhance'),
    write: false,
    define: { SEARCH_WORDS: JSON.stringify(words) },
  };
  const bundleScript = async (entry: string): Promise<Script> => {
    const plugins = [stylesAsText, splitDynamicImports(bundleLater)];
    const { outputFiles } = await build({ ...options, entryPoints: [entry], plugins });
    const [output] = outputFiles ?? [];
    return { name: path.basename(output?.path ?? ''), content: output?.text ?? '' };
  };
  const bundleLater = async (entry: string): Promise<Script> => {
    const script = await bundleScript(entry);
    later.set(script.name, script);
    return script;
  };
  const { content } = await bundleScript(path.join(process.cwd(), 'enhance', 'main.ts'));
  const main = {
    name: ENHANCER_FILE,
    content: development ? afterHydration(content) : content,
  };
  return [main, ...later.values()];
}
