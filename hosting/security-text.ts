import { type Site, site } from '@/config/site';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/urls';

/** Where researchers look for whom to tell of a weakness (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** Days before the end of validity from which the build asks for a new date. */
const NOTICE = 30;
const DAY = 24 * 60 * 60 * 1000;

type Facts = Pick<Site, 'email' | 'publicOrigin' | 'securityExpires'>;

/** The text of security.txt, by RFC 9116; null while there is no address to write to. */
export function securityText({ email, publicOrigin, securityExpires }: Facts = site) {
  if (email === null) return null;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityExpires}T00:00:00.000Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    ...(publicOrigin === null ? [] : [`Canonical: ${absoluteUrl(SECURITY_TEXT, publicOrigin)}`]),
    '',
  ].join('\n');
}

/**
 * What to do about the date of security.txt, or null while it is good or there is no such file.
 * @param today the present day, `YYYY-MM-DD`.
 */
export function securityTextWarning(
  today: string,
  { email, securityExpires: expires }: Facts = site,
): string | null {
  if (email === null) return null;
  const left = (Date.parse(expires) - Date.parse(today)) / DAY;
  if (left > NOTICE) return null;
  const state = left > 0 ? `is valid until ${expires} only` : `has not been valid since ${expires}`;
  return `security.txt ${state}. Check that ${email} is still read, then set SITE_SECURITY_EXPIRES (or its default in config/site.ts) to a day within a year.`;
}
