import { siteFacts } from '@/config/site';
import { didYouMean } from '@/lib/closest';

/** What is wrong with names of facts: config/site.ts has to know them. */
export function unknownFacts(names: readonly string[]): string[] {
  const known = Object.keys(siteFacts());
  return names
    .filter((name) => name && !known.includes(name))
    .map((name) => `config/site.ts has no fact "${name}".${didYouMean(name, known)}`);
}
