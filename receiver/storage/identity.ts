import { createHash } from 'node:crypto';
import { fieldNames } from '@/form/fields';
import type { DemoRequest } from '@/form/schema';

const digest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Hash of the answers alone, without request id, locale or time. */
export const fingerprintOf = (request: DemoRequest): string =>
  digest(...fieldNames.map((name) => request[name]));

/** A deterministic UUID (version 8) derived from the parts. */
export function uuidOf(...parts: string[]): string {
  const hex = digest(...parts);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
