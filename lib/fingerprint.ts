import { createHash } from 'node:crypto';

/** Where files are whose names change with their content, so that they can be cached for ever. */
export const STATIC = '/_next/static/';

/** The part of such a name that changes. */
export const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
