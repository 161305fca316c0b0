import { missingCompanyVariables, readCompany, readPeople } from './company';
import { day, type Environment, isReservedName, refuse, yes } from './values';
import { setting } from './variables';

/**
 * The single source of facts about the brand and the company, set by environment variables at build
 * time. Placeholder values on reserved domains (RFC 2606) are never shown or linked; the build lists the
 * variables still to be set.
 */

/** Fallback while SITE_ORIGIN is not set: canonical URLs need an origin. */
const EXAMPLE_ORIGIN = 'https://www.vigie-esg.example';

/** The Strict-Transport-Security header; null for none. */
function readHsts(value: string): string | null {
  if (value === 'none') return null;
  const seconds = Number(/^max-age=(\d+)(; ?includeSubDomains(; ?preload)?)?$/.exec(value)?.[1]);
  // Browsers' preload lists ask for a year at least.
  if (Number.isNaN(seconds) || (value.endsWith('preload') && seconds < 31_536_000)) {
    throw new Error(
      `SITE_HSTS is "${value}". Set it to max-age=<seconds>, then "; includeSubDomains" and "; preload" if you like (a year at least), or to none.`,
    );
  }
  return value;
}

/** Origin of the published site, without a trailing slash. */
function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_ORIGIN is "${value}". Set it to an origin without a path, such as https://www.example.com`,
    );
  }
  return url.origin;
}

/** The e-mail address; null when unset or on a reserved domain. */
function readEmail(value: string | undefined): string | null {
  if (!value) return null;
  const host = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(value)?.[1];
  if (!host) {
    throw new Error(
      `SITE_EMAIL is "${value}". Set it to an e-mail address, such as contact@example.com`,
    );
  }
  return isReservedName(host) ? null : value;
}

/** URL of the social profile; null when unset, `none` or on a reserved domain. */
function readProfile(value: string | undefined): string | null {
  if (!value || value === 'none') return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') {
    throw new Error(
      `SITE_SOCIAL_URL is "${value}". Set it to an https:// URL, or to none for no profile.`,
    );
  }
  return isReservedName(url.hostname) ? null : url.href;
}

/**
 * The licence under which the register of law may be reused; null while none has been chosen.
 * @throws when only its name or only its address is set, or the address is not an https:// URL.
 */
function readLicence(name: string | undefined, address: string | undefined) {
  if (name === undefined && address === undefined) return null;
  const url = URL.parse(address ?? '');
  if (name === undefined || url?.protocol !== 'https:') {
    throw new Error(
      'Set both SITE_DATA_LICENCE_NAME and SITE_DATA_LICENCE_URL, the second to an https:// URL, or neither.',
    );
  }
  return { name, url: url.href };
}

/** A whole number of days; null when unset. */
function readDays(name: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : refuse(name, 'a number of days', value);
}

/** @throws when a value is invalid, with a message that names the variable. */
export function readSite(env: Environment) {
  const value = (name: string): string => setting(env, name);
  const text = (name: string): string | undefined => value(name) || undefined;
  const origin = readOrigin(text('SITE_ORIGIN') ?? EXAMPLE_ORIGIN);
  const profile = readProfile(text('SITE_SOCIAL_URL'));
  return {
    brand: value('SITE_BRAND'),
    /** Origin for canonical URLs; may be the placeholder. */
    origin,
    /** The same, or null while it is the placeholder. */
    publicOrigin: isReservedName(new URL(origin).hostname) ? null : origin,
    email: readEmail(text('SITE_EMAIL')),
    /** Expires field of security.txt, less than a year ahead (RFC 9116). The build warns when it is near. */
    securityExpires: day('SITE_SECURITY_EXPIRES', value('SITE_SECURITY_EXPIRES')),
    /** A copy that search engines should not list. */
    // Drafts are for reviewers, not for search engines.
    preview: yes('SITE_PREVIEW', value('SITE_PREVIEW')) || yes('SITE_DRAFTS', value('SITE_DRAFTS')),
    hsts: readHsts(value('SITE_HSTS')),
    social: profile === null ? null : { name: value('SITE_SOCIAL_NAME'), url: profile },
    dataLicence: readLicence(text('SITE_DATA_LICENCE_NAME'), text('SITE_DATA_LICENCE_URL')),
    /** Whether the platform is hosted in the European Union, which only the publisher can say: every page follows. */
    hostedInEu: yes('PLATFORM_HOSTED_IN_EU', text('PLATFORM_HOSTED_IN_EU') ?? 'yes'),
    /** Days for which the host keeps its log of visits, which only the publisher can say. */
    logDays: readDays('SITE_LOG_DAYS', text('SITE_LOG_DAYS')),
    /** First year in the copyright notice. */
    since: 2025,
    ...readCompany(env),
    /** The people behind the guides, unless a guide names others. */
    people: readPeople(env),
    /** Whether the legal notice has every fact that French law requires. */
    legalNoticeComplete: missingCompanyVariables(env).length === 0,
  } as const;
}
export type Site = ReturnType<typeof readSite>;

export const site = readSite(process.env);

/** Facts available to legal texts, by dotted name such as `publisher.legalName`; null when unknown. */
export function siteFacts(): Record<string, string | null> {
  const { brand, publicOrigin, email } = site;
  const company = (['publisher', 'host'] as const).flatMap((group) =>
    Object.entries(site[group]).map(([key, value]) => [`${group}.${key}`, value] as const),
  );
  const logDays = site.logDays?.toString() ?? null;
  const hosting = site.hostedInEu ? 'EU' : null;
  return { brand, origin: publicOrigin, email, hosting, logDays, ...Object.fromEntries(company) };
}

/** Facts allowed within a paragraph: there is a fallback text for each, and hosting is a sentence by itself. */
export const sentenceFacts = ['brand', 'email', 'hosting'] as const;
