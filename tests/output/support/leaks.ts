import { readFileSync } from 'node:fs';
import { leakPattern } from '@/tests/output/gates/safety';

/** Leftovers that no reader should see: a message key, a placeholder, a failed value. */
export const messageLeak = leakPattern(
  Object.keys(JSON.parse(readFileSync('messages/fr.json', 'utf8')) as object),
);
