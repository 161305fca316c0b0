import { fetchJson } from '@/lib/browser/loading';
import { joinTexts, openSearchFile, type SearchFile, type SearchIndex } from '@/search/query/file';

/** The index as it loads. */
interface LoadedIndex {
  /** Titles, headings, and the beginning of every text; whole texts once they have been loaded. */
  index: SearchIndex;
  /** Resolves when no more is to come, even if the texts could not be loaded. */
  complete: Promise<void>;
}

let loading: Promise<LoadedIndex> | undefined;

async function loadParts(address: string): Promise<LoadedIndex> {
  if (!address)
    throw new Error('No search index in development: run npm run build, then npm start.');
  const file = await fetchJson<SearchFile>(address);
  const rest = file.rest ? fetchJson<string[]>(file.rest) : Promise.resolve(null);
  const loaded: LoadedIndex = { index: await openSearchFile(file), complete: Promise.resolve() };
  loaded.complete = rest.then(async (texts) => {
    if (texts) loaded.index = await openSearchFile(joinTexts(file, texts));
  }, console.warn);
  return loaded;
}

/**
 * Fetches the index once.
 * @throws when its first part cannot be loaded; the next call retries.
 */
export function loadIndex(address: string): Promise<LoadedIndex> {
  loading ??= loadParts(address).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
