import { companyVariables } from './company';
import { formVariables } from './form';
import { identityVariables } from './identity';
import { listenVariables, receiverVariables } from './receiver';
import { peopleVariables, siteVariables } from './site';
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
