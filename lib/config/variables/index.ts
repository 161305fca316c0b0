import { closest } from '@/lib/closest';
import type { Environment } from '../values';
import { companyVariables, peopleVariables } from './company';
import { formVariables, identityVariables } from './pages';
import { listenVariables, receiverVariables } from './receiver';
import { siteVariables, sourceVariables } from './site';
import type { VariableGroup } from './variable';

const groups: readonly VariableGroup[] = [
  siteVariables,
  peopleVariables,
  companyVariables,
  formVariables,
  identityVariables,
  listenVariables,
  receiverVariables,
  sourceVariables,
];

/** Every environment variable of the site and its server, by the module that reads it. */
export const variableGroups = groups.map(({ variables, ...group }) => ({
  ...group,
  variables: Object.entries(variables).map(([name, variable]) => ({ name, ...variable })),
}));

export const allVariables = variableGroups.flatMap(({ variables }) => variables);

/** Variables that may be given as the name of a file instead, in `<NAME>_FILE`. */
export const secretVariables: readonly string[] = allVariables
  .filter(({ secret }) => secret)
  .map(({ name }) => name);

/** Prefixes of our own variables. */
const OURS = /^(SITE|PUBLISHER|LEGAL_HOST|AUTH|PLATFORM|DEMO|PISTE)_/;

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
