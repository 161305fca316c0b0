import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { bundleScripts, type Script } from '@/lib/bundle';
import { isReact } from './internals';

/** An island of registry.ts: its name, and where its component is. */
interface RegisteredIsland {
  name: string;
  component: string;
  file: string;
}

const ISLANDS = path.join(process.cwd(), 'browser', 'islands');

/**
 * The islands that registry.ts names. Its text is read because esbuild, which splits scripts by file,
 * would give a page every island that one file exports.
 * @throws when it exports something in another way.
 */
export function readRegistry(
  text = readFileSync(path.join(ISLANDS, 'registry.ts'), 'utf8'),
): RegisteredIsland[] {
  const { module } = parseSync('registry.ts', text);
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ importName, exportName, moduleRequest, start }) => {
      const [component, name, file] = [importName.name, exportName.name, moduleRequest?.value];
      if (importName.kind === 'Name' && component && name && file) return { name, component, file };
      const line = text.slice(0, start).split('\n').length;
      throw new Error(
        `browser/islands/registry.ts, line ${line}: an island is named as in export { Component as name } from './folder/file';`,
      );
    }),
  );
}

const PREFIX = 'island:';

/** Both bundles write the same elements. */
const JSX = { jsxImportSource: '@/browser/islands/jsx' };

/**
 * A compile hint: Chrome compiles every function of the script eagerly, off the main thread, while it loads
 * (https://v8.dev/blog/explicit-compile-hints). It halves the time that React blocks when it starts. The islands' own
 * scripts go without: little of them runs at first, and the hint made them slower.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** The script of one island: a function that starts it in an element of the page. */
const entryOf = ({ component, file }: RegisteredIsland): string => `
  import { ${component} } from '${file}';
  import { start } from './runtime/start';
  export default (root) => start(${component}, root);`;

/** esbuild plugin: resolves `island:<name>` to the entry of that island. */
const entries = (islands: readonly RegisteredIsland[]): Plugin => ({
  name: 'island-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path: address }) => ({
      path: address.slice(PREFIX.length),
      namespace: 'island',
    }));
    onLoad({ filter: /./, namespace: 'island' }, ({ path: wanted }) => {
      const island = islands.find(({ name }) => name === wanted);
      return island && { contents: entryOf(island), resolveDir: ISLANDS, loader: 'ts' };
    });
  },
});

interface BrowserBundle {
  scripts: readonly Script[];
  /** The scripts that each island needs to start, its own first. */
  needed: Readonly<Record<string, readonly string[]>>;
  /** The project's own files that a change of an island would be in. */
  sources: readonly string[];
}

/** Bundles the islands for browsers: a script each, and others for what they share or load later. */
export async function bundleIslands(development: boolean): Promise<BrowserBundle> {
  const islands = readRegistry();
  const { scripts, metafile } = await bundleScripts(
    {
      entryPoints: islands.map(({ name }) => ({ in: PREFIX + name, out: name })),
      ...JSX,
      splitting: true,
      plugins: [entries(islands)],
    },
    development,
  );
  const own = new Map(
    Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint?.startsWith(PREFIX) ? [[entryPoint.slice(PREFIX.length), file]] : [],
    ),
  );
  const hinted = new Set(
    Object.entries(metafile.outputs)
      .filter(([, { inputs }]) => Object.keys(inputs).some(isReact))
      .map(([file]) => path.basename(file)),
  );
  return {
    scripts: scripts.map(({ name, content }) => ({
      name,
      content: hinted.has(name) && !development ? COMPILE_HINT + content : content,
    })),
    sources: [
      'browser/islands/registry.ts',
      ...Object.keys(metafile.inputs).filter((file) => !/node_modules|^island:/.test(file)),
    ],
    needed: Object.fromEntries(
      islands.map(({ name }) => [name, withImports(own.get(name) ?? '', metafile)]),
    ),
  };
}

/** A script and all that it imports statically. */
function withImports(file: string, { outputs }: Metafile): string[] {
  const files = new Set([file]);
  for (const each of files) {
    for (const { path: imported, kind } of outputs[each]?.imports ?? []) {
      if (kind === 'import-statement') files.add(imported);
    }
  }
  return [...files].map((each) => path.basename(each));
}

/** esbuild plugin: leaves out what islands load later, which only browsers do. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
  },
};

/** Bundles what renders the islands (render.tsx), for Node. */
async function bundleRenderer(development: boolean): Promise<Script> {
  const { scripts } = await bundleScripts(
    {
      entryPoints: [path.join(ISLANDS, 'render.tsx')],
      ...JSX,
      platform: 'node',
      // In its CommonJS build, the default export of styled-components would be wrapped.
      mainFields: ['module', 'main'],
      plugins: [withoutLaterParts],
    },
    development,
  );
  return scripts[0] as Script;
}

type Renderer = Pick<typeof import('@/browser/islands/render'), 'render'>;

interface Islands extends BrowserBundle, Pick<Renderer, 'render'> {}

const isDevelopment = process.env.NODE_ENV === 'development';

let loaded: { islands: Promise<Islands>; begun: number } | undefined;
/** The files that islands are made of, once they have been bundled. */
let sources: readonly string[] = [];

/** The bundled islands: once per build and, in development, until one of their sources is saved. */
export async function loadIslands(): Promise<Islands> {
  if (loaded && !(isDevelopment && lastSaved(sources) >= loaded.begun)) return loaded.islands;
  loaded = { islands: bundle(), begun: Date.now() };
  try {
    const islands = await loaded.islands;
    sources = islands.sources;
    return islands;
  } catch (cause) {
    loaded = undefined;
    throw cause;
  }
}

async function bundle(): Promise<Islands> {
  const [{ render }, browser] = await Promise.all([openRenderer(), bundleIslands(isDevelopment)]);
  return { render, ...browser };
}

/** Writes the renderer to a file, since that is what Node imports. */
async function openRenderer(): Promise<Renderer> {
  const { name, content } = await bundleRenderer(isDevelopment);
  const file = path.join(process.cwd(), '.next', 'islands', name.replace(/\.js$/, '.mjs'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return import(/* turbopackIgnore: true */ pathToFileURL(file).href);
}

/** When the latest of these files was saved; a file that is gone counts as saved just now. */
const lastSaved = (files: readonly string[]): number =>
  Math.max(
    0,
    ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity),
  );

/** Where pages load the scripts of islands from. The build makes it one of the folders that never change. */
export const ISLANDS_FOLDER = '/islands/';
