import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, listFiles } from '@/lib/exported-files';

/** Addresses of the pages with islands. */
export const islandPages = (): string[] =>
  listFiles('out', 'index.html')
    .filter((file) => readFileSync(path.join('out', file), 'utf8').includes('data-island='))
    .map(addressOf);
