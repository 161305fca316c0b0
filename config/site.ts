import { missingCompanyVariables, readCompany } from './company';
import { isReservedName } from './reserved-names';

/**
 * The one place for facts about the brand and the company, set by environment variables when the site
 * is built. A value that is only an example (RFC 2606) is no fact: it is neither shown nor linked, and
 * the build lists the variable to set.
 */

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the site is built for while SITE_ORIGIN is not set: canonical addresses must have an origin. */
const EXAMPLE_ORIGIN = 'https://www.vigie-esg.example';

/** A day from the environment. Throws when it is not one, as `2027-10-31`. */
function readDay(name: string, value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
    throw new Error(`${name} is "${value}". Set it to a day, such as 2027-10-31`);
  }
  return value;
}

/** Origin of the published site, without a trailing slash. Throws when it is not a bare http(s) origin. */
function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${value}". Set it to an origin alone, such as https://www.example.com`,
    );
  }
  return url.origin;
}

/** An e-mail address that can be written to; null for none. Throws when it is not one. */
function readEmail(value: string | undefined): string | null {
  if (!value) return null;
  const host = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(value)?.[1];
  if (!host) {
    throw new Error(`SITE_EMAIL is "${value}". Set it to an address, such as contact@example.com`);
  }
  return isReservedName(host) ? null : value;
}

/** Address of a social profile that exists; null for none. Throws when it is no https address. */
function readProfile(value: string | undefined): string | null {
  if (!value || value === 'none') return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') {
    throw new Error(
      `SITE_SOCIAL_URL is "${value}". Set it to an https:// address, or to none for no profile.`,
    );
  }
  return isReservedName(url.hostname) ? null : url.href;
}

/**
 * Reads the facts.
 * @throws naming the variable, when one has a value that cannot work.
 */
export function readSite(env: Environment) {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const origin = readOrigin(text('SITE_ORIGIN') ?? EXAMPLE_ORIGIN);
  const profile = readProfile(text('SITE_SOCIAL_URL'));
  return {
    brand: text('SITE_BRAND') ?? 'Vigie ESG',
    /** Where the site is built for, be it an example. */
    origin,
    /** The same; null while it is only an example. */
    publicOrigin: isReservedName(new URL(origin).hostname) ? null : origin,
    email: readEmail(text('SITE_EMAIL')),
    /** Until when security.txt may be trusted: less than a year ahead (RFC 9116). The build says when it nears. */
    securityExpires: readDay(
      'SITE_SECURITY_EXPIRES',
      text('SITE_SECURITY_EXPIRES') ?? '2027-10-31',
    ),
    social:
      profile === null ? null : { name: text('SITE_SOCIAL_NAME') ?? 'LinkedIn', url: profile },
    /** First year of the copyright line. */
    since: 2025,
    ...readCompany(env),
    /** Whether the legal notice can say all that French law asks of it. */
    legalNoticeComplete: missingCompanyVariables(env).length === 0,
  } as const;
}
export type Site = ReturnType<typeof readSite>;

export const site = readSite(process.env);

/** Facts that legal texts may print, by name, as `publisher.legalName`; null for none. */
export function siteFacts(): Record<string, string | null> {
  const { brand, publicOrigin, email } = site;
  const company = (['publisher', 'host'] as const).flatMap((group) =>
    Object.entries(site[group]).map(([key, value]) => [`${group}.${key}`, value] as const),
  );
  return { brand, origin: publicOrigin, email, ...Object.fromEntries(company) };
}

/** Facts a sentence may hold: there is always something to say in their place. */
export const sentenceFacts = ['brand', 'email'] as const;
