import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserBundle, bundleIslands, bundleRenderer } from './bundle-islands';

type Renderer = Pick<typeof import('../render'), 'render'>;

export interface Islands extends BrowserBundle, Pick<Renderer, 'render'> {}

const isDevelopment = process.env.NODE_ENV === 'development';

let loaded: { islands: Promise<Islands>; version: string } | undefined;
/** Where the sources of the islands are, once they have been bundled. */
let sources: readonly string[] = [];

/** The bundled islands: once per build and, in development, until one of their sources is saved. */
export async function loadIslands(): Promise<Islands> {
  const version = isDevelopment ? versionOf(sources) : '';
  if (loaded?.version === version) return loaded.islands;
  const islands = bundle();
  loaded = { islands, version };
  try {
    sources = (await islands).sources;
    loaded = { islands, version: isDevelopment ? versionOf(sources) : '' };
  } catch (cause) {
    loaded = undefined;
    throw cause;
  }
  return islands;
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

/** Changes when one of these files is saved or removed. */
const versionOf = (files: readonly string[]): string =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'removed').join(' ');
