import { createHash } from 'node:crypto';

/** Folder of fingerprinted files, whose names change with their content, so that they can be cached as immutable. */
export const STATIC = '/_next/static/';

/** The content hash in such a name. */
export const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
