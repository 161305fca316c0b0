import { readFileSync } from 'node:fs';
import { leakPattern } from '../gates/leaks';

/** What no reader should find in a text: a message key, a placeholder, a failed value. */
export const messageLeak = leakPattern(
  Object.keys(JSON.parse(readFileSync('messages/fr.json', 'utf8')) as object),
);
