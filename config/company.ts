import { day, type Environment } from './values';

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

/** People who stand behind the guides, by default; a guide may name its own in guide.yaml. */

export interface Person {
  readonly name: string;
  readonly role: { readonly fr: string; readonly en: string };
}
export interface Reviewer extends Person {
  /** Day of the review. */
  readonly on: string;
}

const authorVariables = ['SITE_AUTHOR_NAME', 'SITE_AUTHOR_ROLE_FR', 'SITE_AUTHOR_ROLE_EN'] as const;
const reviewerVariables = [
  'SITE_REVIEWER_NAME',
  'SITE_REVIEWER_ROLE_FR',
  'SITE_REVIEWER_ROLE_EN',
  'SITE_REVIEWED_ON',
] as const;

/**
 * The values of variables that go together; null when none is set.
 * @throws when only some of them are set.
 */
function allOf(env: Environment, names: readonly string[]): string[] | null {
  const values = names.map((name) => env[name]?.trim() ?? '');
  if (values.every((value) => value === '')) return null;
  const missing = names.filter((_, index) => values[index] === '');
  if (missing.length > 0) {
    throw new Error(`Set ${missing.join(' and ')} too, or none of ${names.join(', ')}.`);
  }
  return values;
}

function readAuthor(env: Environment): Person | null {
  const values = allOf(env, authorVariables);
  if (!values) return null;
  const [name = '', fr = '', en = ''] = values;
  return { name, role: { fr, en } };
}

function readReviewer(env: Environment): Reviewer | null {
  const values = allOf(env, reviewerVariables);
  if (!values) return null;
  const [name = '', fr = '', en = '', on = ''] = values;
  return { name, role: { fr, en }, on: day('SITE_REVIEWED_ON', on) };
}

/** @throws when a person is named in part, or the day of the review is not a date. */
export const readPeople = (env: Environment) => ({
  author: readAuthor(env),
  reviewer: readReviewer(env),
});
export type People = ReturnType<typeof readPeople>;
