import { missingCompanyVariables, readCompany, readPeople } from './company';
import { type Environment, isReservedName } from './values';
import { siteVariables } from './variables/site';
import { reading } from './variables/variable';

/**
 * The single source of facts about the brand and the company, set by environment variables at build
 * time. Placeholder values on reserved domains (RFC 2606) are never shown or linked; the build lists the
 * variables still to be set.
 */

/** Fallback while SITE_ORIGIN is not set: canonical URLs need an origin. */
const EXAMPLE_ORIGIN = 'https://www.vigie-esg.example';

/** What others may do with what the site publishes: proposed until the publisher grants it, all at once. */
const licences = {
  /** The register and the spreadsheets. */
  data: {
    name: 'Licence Ouverte 2.0',
    url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  },
  /** Guides and pages, without drawings, logo and code. */
  texts: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const;

/** @throws when a value is invalid, with a message that names the variable. */
export function readSite(env: Environment) {
  const { value, optional } = reading(siteVariables, env);
  const origin = optional('SITE_ORIGIN') ?? EXAMPLE_ORIGIN;
  const profile = optional('SITE_SOCIAL_URL');
  return {
    brand: value('SITE_BRAND'),
    /** Origin for canonical URLs; may be the placeholder. */
    origin,
    /** The same, or null while it is the placeholder. */
    publicOrigin: isReservedName(new URL(origin).hostname) ? null : origin,
    email: optional('SITE_EMAIL'),
    /** Expires field of security.txt, less than a year ahead (RFC 9116). The build warns when it is near. */
    securityExpires: value('SITE_SECURITY_EXPIRES'),
    /** A copy that search engines should not list; drafts are for reviewers alone. */
    preview: value('SITE_PREVIEW') || value('SITE_DRAFTS'),
    hsts: value('SITE_HSTS'),
    social: profile === null ? null : { name: value('SITE_SOCIAL_NAME'), url: profile },
    licences: { ...licences, granted: value('SITE_LICENCES_GRANTED') },
    /** Whether the platform is hosted in the European Union, which only the publisher can say: every page follows. */
    hostedInEu: optional('PLATFORM_HOSTED_IN_EU') ?? true,
    /** Days for which the host keeps its log of visits, which only the publisher can say. */
    logDays: optional('SITE_LOG_DAYS'),
    /** What measures the speed of pages for their visitors; null for nothing. */
    speed: value('SITE_SPEED'),
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
export function siteFacts(from: Site = site): Record<string, string | null> {
  const { brand, publicOrigin, email } = from;
  const company = (['publisher', 'host'] as const).flatMap((group) =>
    Object.entries(from[group]).map(([key, value]) => [`${group}.${key}`, value] as const),
  );
  const speed = speedFact(from);
  return {
    brand,
    origin: publicOrigin,
    email,
    hosting: from.hostedInEu ? 'EU' : null,
    reuse: from.licences.granted ? 'granted' : null,
    pending: from.legalNoticeComplete ? null : 'pending',
    logDays: from.logDays?.toString() ?? null,
    speed,
    speedData: speed,
    ...Object.fromEntries(company),
  };
}

/** The host of the script that measures the speed of pages; null for none. */
const speedFact = ({ speed, origin }: Site): string | null =>
  speed && new URL(speed.address, origin).host;

/** Facts that are sentences by themselves, or nothing. */
const wholeSentences = ['hosting', 'reuse', 'pending', 'logDays', 'speed', 'speedData'] as const;
/** Facts allowed within a paragraph: there is a fallback text for brand and e-mail. */
export const sentenceFacts = ['brand', 'email', ...wholeSentences] as const;
