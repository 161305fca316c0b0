import type { Environment } from './values';
import { companyVariables, peopleVariables } from './variables/company';
import { reading } from './variables/variable';

/** Facts in the legal notice about the publisher and its web host, each with its environment variable. */
export const companyFacts = {
  publisher: {
    legalName: 'PUBLISHER_LEGAL_NAME',
    legalForm: 'PUBLISHER_LEGAL_FORM',
    shareCapital: 'PUBLISHER_SHARE_CAPITAL',
    registeredOffice: 'PUBLISHER_REGISTERED_OFFICE',
    registration: 'PUBLISHER_REGISTRATION',
    vatNumber: 'PUBLISHER_VAT_NUMBER',
    phone: 'PUBLISHER_PHONE',
    publicationDirector: 'PUBLISHER_DIRECTOR',
  },
  host: {
    name: 'LEGAL_HOST_NAME',
    address: 'LEGAL_HOST_ADDRESS',
    phone: 'LEGAL_HOST_PHONE',
  },
} as const;

type Facts<Group extends keyof typeof companyFacts> = Readonly<
  Record<keyof (typeof companyFacts)[Group], string | null>
>;
type Company = { readonly [Group in keyof typeof companyFacts]: Facts<Group> };

function readGroup<Group extends keyof typeof companyFacts>(
  env: Environment,
  group: Group,
): Facts<Group> {
  const { optional } = reading(companyVariables, env);
  const facts = Object.entries<keyof typeof companyVariables.variables>(companyFacts[group]);
  return Object.fromEntries(
    facts.map(([key, variable]) => [key, optional(variable)]),
  ) as Facts<Group>;
}

/** Facts about the company; null where unset or `none`. */
export const readCompany = (env: Environment): Company => ({
  publisher: readGroup(env, 'publisher'),
  host: readGroup(env, 'host'),
});

/** Company variables that are not set; `none` counts as set. */
export const missingCompanyVariables = (env: Environment): string[] =>
  Object.keys(companyVariables.variables).filter((name) => !env[name]?.trim());

/** Somebody who stands behind the guides, by default; a guide may name its own in guide.yaml. */
export interface Person {
  readonly name: string;
  readonly role: { readonly fr: string; readonly en: string };
}
type PersonVariable = keyof typeof peopleVariables.variables;

/**
 * @param names of the variables with the name, the role in each language, and what goes with them.
 * @throws when only some of them are set.
 */
function readPerson(
  env: Environment,
  names: readonly [PersonVariable, PersonVariable, PersonVariable, ...PersonVariable[]],
): Person | null {
  const missing = names.filter((name) => !env[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`Set ${missing.join(' and ')} too, or none of ${names.join(', ')}.`);
  const { value } = reading(peopleVariables, env);
  return { name: value(names[0]), role: { fr: value(names[1]), en: value(names[2]) } };
}

/** @throws when a person is named in part, or the day of the review is not a date. */
export function readPeople(env: Environment) {
  const { value } = reading(peopleVariables, env);
  const reviewer = readPerson(env, [
    'SITE_REVIEWER_NAME',
    'SITE_REVIEWER_ROLE_FR',
    'SITE_REVIEWER_ROLE_EN',
    'SITE_REVIEWED_ON',
  ]);
  return {
    author: readPerson(env, ['SITE_AUTHOR_NAME', 'SITE_AUTHOR_ROLE_FR', 'SITE_AUTHOR_ROLE_EN']),
    reviewer: reviewer && { ...reviewer, on: value('SITE_REVIEWED_ON') },
  };
}
