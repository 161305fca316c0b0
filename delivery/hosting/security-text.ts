import { type Site, site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/loaders/routes/addresses';

/** Where researchers look up how to report a vulnerability (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** Days before expiry from which the build warns. */
const NOTICE = 30;
const DAY = 24 * 60 * 60 * 1000;

type Facts = Pick<Site, 'email' | 'publicOrigin' | 'securityExpires'>;

/** The content of security.txt (RFC 9116); null when no contact address is configured. */
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
 * A warning about the expiry date of security.txt, or null when it is valid or there is no such file.
 * @param today `YYYY-MM-DD`.
 */
export function securityTextWarning(
  today: string,
  { email, securityExpires: expires }: Facts = site,
): string | null {
  if (email === null) return null;
  const left = (Date.parse(expires) - Date.parse(today)) / DAY;
  if (left > NOTICE) return null;
  const state = left > 0 ? `expires on ${expires}` : `expired on ${expires}`;
  return `security.txt ${state}. Check that ${email} is still read, then set SITE_SECURITY_EXPIRES (or its default in lib/config/variables/site.ts) to a date within a year.`;
}
