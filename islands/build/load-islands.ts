import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserBundle, bundleIslands, bundleRenderer } from './bundle-islands';

type Renderer = Pick<typeof import('../render'), 'render'>;

export interface Islands extends BrowserBundle, Pick<Renderer, 'render'> {}

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
