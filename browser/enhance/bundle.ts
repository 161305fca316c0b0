import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, transform } from 'esbuild';
import type { SearchLabels } from '@/browser/search/query/labels';
import { bundleScripts, type Script } from '@/lib/bundle';
import type { Locale } from '@/lib/i18n/locales';

/** Script loaded by every page. */
export const ENHANCER_FILE = 'enhance.js';

interface Bundling {
  /** In development: what the script is wrapped in, to wait for React. */
  development: false | ((script: string) => string);
  /** The search dialog's messages, in every language. */
  words: Record<Locale, SearchLabels>;
  /** The script that measures the speed of pages (SITE_SPEED); none in development. */
  speed?: { address: string } | null;
}

/** esbuild plugin: `import css from './x.css?text'` yields the minified stylesheet as a string. */
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

/** Bundles each dynamically imported file separately, and points `import()` at its hashed file name. */
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
 * Bundles the enhancer: `enhance.js`, loaded by every page, and the chunks it imports on demand, whose
 * file names carry a content hash.
 */
export async function bundleEnhancer({ development, words, speed }: Bundling): Promise<Script[]> {
  const later = new Map<string, Script>();
  const bundleScript = async (entry: string): Promise<Script> => {
    const plugins = [stylesAsText, splitDynamicImports(bundleLater)];
    const define = {
      SEARCH_LABELS: JSON.stringify(words),
      SPEED: JSON.stringify((!development && speed?.address) || ''),
    };
    const { scripts } = await bundleScripts(
      { entryPoints: [entry], plugins, define },
      Boolean(development),
    );
    return scripts[0] as Script;
  };
  const bundleLater = async (entry: string): Promise<Script> => {
    const script = await bundleScript(entry);
    later.set(script.name, script);
    return script;
  };
  const { content } = await bundleScript(path.join(process.cwd(), 'browser', 'enhance', 'main.ts'));
  const main = {
    name: ENHANCER_FILE,
    content: development ? development(content) : content,
  };
  return [main, ...later.values()];
}
