import { openSearchFile, type SearchIndex } from '@/search/query/engine';
import type { SearchFile } from '@/search/query/types';

let loading: Promise<SearchIndex> | undefined;

async function load(address: string): Promise<SearchIndex> {
  if (!address) throw new Error('There is no index in development: build the site and start it.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`);
  return openSearchFile((await response.json()) as SearchFile);
}

/**
 * The index, fetched once.
 * @throws when it cannot be had; the next call tries again.
 */
export function loadIndex(address: string): Promise<SearchIndex> {
  loading ??= load(address).catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
