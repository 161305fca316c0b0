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
