import type { Environment } from '@/config/values';
import { closest } from '@/lib/closest';
import { allVariables, secretVariables } from '.';

/** Prefixes of our own variables. */
const OURS = /^(SITE|PUBLISHER|LEGAL_HOST|AUTH|PLATFORM|DEMO)_/;

/** Set by Netlify in every build; we do not read them. */
const ELSEWHERE: readonly string[] = ['SITE_ID', 'SITE_NAME'];

const known: readonly string[] = [
  ...allVariables.map(({ name }) => name),
  ...secretVariables.map((name) => `${name}_FILE`),
];

/** A sentence per variable that has a prefix of ours and a value, but that nothing reads: most likely a typo. */
export function unknownVariables(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => OURS.test(name) && env[name]?.trim())
    .filter((name) => !known.includes(name) && !ELSEWHERE.includes(name))
    .sort()
    .map((name) => {
      const guess = closest(name, known);
      return `${name} is not a variable of this site.${guess ? ` Did you mean ${guess}?` : ''}`;
    });
}
