import { openSearchFile, type SearchIndex } from '@/search/query/engine';
import type { SearchFile } from '@/search/query/types';

let loading: Promise<SearchIndex> | undefined;

async function load(address: string): Promise<SearchIndex> {
  if (!address)
    throw new Error('No search index in development: run npm run build, then npm start.');
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The search index request failed with status ${response.status}.`);
  return openSearchFile((await response.json()) as SearchFile);
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
