import { siteFacts } from '@/config/site';
import { didYouMean } from '@/lib/closest';

/** A sentence for each name that is not a fact of config/site.ts. */
export function unknownFacts(names: readonly string[]): string[] {
  const known = Object.keys(siteFacts());
  return names
    .filter((name) => name && !known.includes(name))
    .map((name) => `config/site.ts has no fact "${name}".${didYouMean(name, known)}`);
}
