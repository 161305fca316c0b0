import { day, type Environment } from './values';

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
