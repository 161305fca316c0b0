import { openSearchFile, type SearchFile, type SearchIndex } from '@/browser/search/query/file';
import { fetchJson } from '@/lib/browser/loading';

let loading: Promise<SearchIndex> | undefined;

async function load(address: string): Promise<SearchIndex> {
  if (!address)
    throw new Error('No search index in development: run npm run build, then npm start.');
  return openSearchFile(await fetchJson<SearchFile>(address));
}

/**
 * Fetches the index once.
 * @throws when it cannot be loaded; the next call retries.
 */
export function loadIndex(address: string): Promise<SearchIndex> {
  loading ??= load(address).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
