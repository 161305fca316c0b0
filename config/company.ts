/** Facts in the legal notice about the publisher and its web host, each with its environment variable. */
export const companyVariables = {
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

/** Facts that not every publisher has; set these to `none` when they don't apply. */
const OPTIONAL: readonly string[] = [
  'PUBLISHER_LEGAL_FORM',
  'PUBLISHER_SHARE_CAPITAL',
  'PUBLISHER_REGISTRATION',
  'PUBLISHER_VAT_NUMBER',
];

type Environment = Readonly<Record<string, string | undefined>>;
type Facts<Group extends keyof typeof companyVariables> = Readonly<
  Record<keyof (typeof companyVariables)[Group], string | null>
>;
export type Company = { readonly [Group in keyof typeof companyVariables]: Facts<Group> };

const read = (env: Environment, variable: string): string | null => env[variable]?.trim() || null;

function readGroup<Group extends keyof typeof companyVariables>(
  env: Environment,
  group: Group,
): Facts<Group> {
  const facts = Object.entries<string>(companyVariables[group]).map(([key, variable]) => {
    const value = read(env, variable);
    return [key, value === 'none' && OPTIONAL.includes(variable) ? null : value];
  });
  return Object.fromEntries(facts);
}

/** Facts about the company; null where unset or `none`. */
export const readCompany = (env: Environment): Company => ({
  publisher: readGroup(env, 'publisher'),
  host: readGroup(env, 'host'),
});

/** Company variables that are not set; `none` counts as set. */
export const missingCompanyVariables = (env: Environment): string[] =>
  Object.values(companyVariables)
    .flatMap((group) => Object.values<string>(group))
    .filter((variable) => read(env, variable) === null);
