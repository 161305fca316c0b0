import { closest } from '@/lib/closest';
import type { Environment } from '../values';
import { formVariables, identityVariables, listenVariables, receiverVariables } from './services';
import { companyVariables, peopleVariables, siteVariables } from './site';
import type { Variable, VariableGroup } from './variable';

/** Every environment variable of the site and its server, by the module that reads it. */
export const variableGroups: readonly VariableGroup[] = [
  siteVariables,
  peopleVariables,
  companyVariables,
  formVariables,
  identityVariables,
  listenVariables,
  receiverVariables,
];

export const allVariables: readonly Variable[] = variableGroups.flatMap(
  ({ variables }) => variables,
);

/** Variables that may be given as the name of a file instead, in `<NAME>_FILE`. */
export const secretVariables: readonly string[] = allVariables
  .filter(({ secret }) => secret)
  .map(({ name }) => name);

/** What stands for variables that are not set. */
const defaults: Environment = Object.fromEntries(
  allVariables.flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback]])),
);

/** The value of a variable or what stands for it, without the space around it; empty when there is neither. */
export const setting = (env: Environment, name: string): string =>
  env[name]?.trim() || (defaults[name] ?? '');

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
