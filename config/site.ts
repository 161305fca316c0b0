/**
 * The one place for facts about the brand and the company.
 * Every value can be set by an environment variable at build time; the defaults are safe to publish
 * (reserved example domains only). What is `null` is not known yet: pages show it as to be completed
 * and the build lists it.
 */

const env = (name: string, fallback: string): string => process.env[name]?.trim() || fallback;
const optionalEnv = (name: string): string | null => process.env[name]?.trim() || null;

/** A day from the environment. Throws when it is not one, as `2027-10-31`. */
function readDay(name: string, fallback: string): string {
  const value = env(name, fallback);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) {
    throw new Error(`${name} is "${value}". Set it to a day, such as 2027-10-31`);
  }
  return value;
}

/** Origin of the published site, without a trailing slash. Throws when SITE_ORIGIN is not a bare http(s) origin. */
function readOrigin(): string {
  const value = env('SITE_ORIGIN', 'https://www.vigie-esg.example');
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${value}". Set it to an origin alone, such as https://www.example.com`,
    );
  }
  return url.origin;
}

export const site = {
  brand: env('SITE_BRAND', 'Vigie ESG'),
  origin: readOrigin(),
  email: env('SITE_EMAIL', 'contact@vigie-esg.example'),
  /** Until when security.txt may be trusted: less than a year ahead (RFC 9116). The build says when it nears. */
  securityExpires: readDay('SITE_SECURITY_EXPIRES', '2027-10-31'),
  social: {
    name: env('SITE_SOCIAL_NAME', 'LinkedIn'),
    url: env('SITE_SOCIAL_URL', 'https://social.example/vigie-esg'),
  },
  /** First year of the copyright line. */
  since: 2025,
  publisher: {
    legalName: optionalEnv('PUBLISHER_LEGAL_NAME'),
    legalForm: optionalEnv('PUBLISHER_LEGAL_FORM'),
    shareCapital: optionalEnv('PUBLISHER_SHARE_CAPITAL'),
    registeredOffice: optionalEnv('PUBLISHER_REGISTERED_OFFICE'),
    registration: optionalEnv('PUBLISHER_REGISTRATION'),
    vatNumber: optionalEnv('PUBLISHER_VAT_NUMBER'),
    phone: optionalEnv('PUBLISHER_PHONE'),
    publicationDirector: optionalEnv('PUBLISHER_DIRECTOR'),
  },
  host: {
    name: optionalEnv('HOST_NAME'),
    address: optionalEnv('HOST_ADDRESS'),
    phone: optionalEnv('HOST_PHONE'),
  },
} as const;

/** Facts that legal texts may print, by name, as `publisher.legalName`; null while unknown. */
export function siteFacts(): Record<string, string | null> {
  const { brand, origin, email } = site;
  const company = (['publisher', 'host'] as const).flatMap((group) =>
    Object.entries(site[group]).map(([key, value]) => [`${group}.${key}`, value] as const),
  );
  return { brand, origin, email, ...Object.fromEntries(company) };
}

/** Names of the facts that are still unknown, for the build to list. */
export const unsetFacts = (): string[] =>
  Object.entries(siteFacts())
    .filter(([, value]) => value === null)
    .map(([name]) => name);
