import { count, day, isReservedName, list, oneOf, originOf, refuse, text, yes } from '../values';
import { group, means } from './variable';

/** Hosts that the build writes configuration for, or whose rules we know. */
const hosts = ['node', 'nginx', 'cloudflare', 'netlify', 'azure', 'github', 'other'] as const;
export type Host = (typeof hosts)[number];

/** Origin of the published site, without a trailing slash. */
const siteOrigin = (name: string, value: string): string =>
  originOf(value) ??
  refuse(name, 'an origin without a path, such as https://www.example.com', value);

/** The Strict-Transport-Security header; null for none. */
function hsts(name: string, value: string): string | null {
  if (value === 'none') return null;
  const seconds = Number(/^max-age=(\d+)(; ?includeSubDomains(; ?preload)?)?$/.exec(value)?.[1]);
  // Browsers' preload lists ask for a year at least.
  return Number.isNaN(seconds) || (value.endsWith('preload') && seconds < 31_536_000)
    ? refuse(
        name,
        'max-age=<seconds>, then "; includeSubDomains" and "; preload" if you like (a year at least), or to none',
        value,
      )
    : value;
}

/** The e-mail address; null on a reserved domain. */
function email(name: string, value: string): string | null {
  const host = /^[^\s@]+@([^\s@]+\.[^\s@]+)$/.exec(value)?.[1];
  if (host) return isReservedName(host) ? null : value;
  return refuse(name, 'an e-mail address, such as contact@example.com', value);
}

/** URL of the social profile; null when `none` or on a reserved domain. */
function profile(name: string, value: string): string | null {
  if (value === 'none') return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:')
    return refuse(name, 'an https:// URL, or to none for no profile', value);
  return isReservedName(url.hostname) ? null : url.href;
}

/** A vendor's script that measures the speed of pages for their visitors. */
export interface Speed {
  readonly address: string;
  /** Other origins that pages then connect to. */
  readonly origins: readonly string[];
}

/** A script's address is followed by other origins that it sends to. */
function speed(name: string, value: string): Speed | null {
  if (value === 'none') return null;
  const [address = '', ...others] = list(value);
  const origins = [URL.parse(address)?.origin, ...others.map(originOf)].flatMap(
    (origin) => origin ?? [],
  );
  const isAddress = /^(https:\/\/|\/(?!\/))/.test(address) && others.every(originOf);
  // A path is of this site, whatever that is.
  const path = (isAddress && URL.parse(address, 'https://site.invalid')?.pathname) || '';
  if (path.endsWith('.js')) return { address, origins };
  return refuse(
    name,
    "the address of a vendor's script (.js), with https:// or as a path of this site, or to none",
    value,
  );
}

export const siteVariables = group({
  title: 'The site',
  readBy: 'build',
  variables: {
    SITE_ORIGIN: {
      meaning:
        'Origin of the published site, at the root of its host: canonical URLs, sitemap, shared links',
      example: 'https://www.example.com',
      required: true,
      until: 'canonical URLs and the sitemap use a name that leads nowhere',
      server: true,
      parse: siteOrigin,
    },
    SITE_HOST: {
      meaning:
        'Where it is published: `node` (`npm start`), `nginx`, `cloudflare`, `netlify`, `azure`, `github`, or `other` behind a proxy of yours; `npm run check -- deploy` then knows whether the form’s path exists there',
      example: 'nginx',
      required: 'where `DEMO_FORM_ENDPOINT` is a path, as it is by default',
      parse: oneOf(hosts),
    },
    SITE_PREVIEW: means(
      '`yes` asks search engines not to list anything: set it for every copy of the site that is not the public one',
    ).byDefault('no', yes, { server: true }),
    SITE_HSTS: {
      meaning:
        'Strict-Transport-Security header, or `none`; begin with `max-age=300` while a host below that of `SITE_ORIGIN` may need plain HTTP',
      // Two years, as preload lists ask; without `preload`, which only the owner of the domain can decide.
      fallback: 'max-age=63072000; includeSubDomains',
      server: true,
      parse: hsts,
    },
    SITE_BRAND: means(
      'Name of the product, in characters that the font of share images has',
    ).byDefault('Vigie ESG', text, { server: true }),
    SITE_EMAIL: {
      meaning:
        'Contact address; without it texts lead to the form at `/message/`, and there is no `/.well-known/security.txt`',
      example: 'contact@example.com',
      required: true,
      until: 'no address is shown: visitors can reach you only through the forms',
      server: true,
      parse: email,
    },
    SITE_SOCIAL_URL: {
      meaning: 'Social profile in the footer, or `none`',
      example: 'none',
      required: true,
      until: 'no social profile in the footer',
      parse: profile,
    },
    SITE_SOCIAL_NAME: means('Network of the social profile').byDefault('LinkedIn', text),
    SITE_SECURITY_EXPIRES: means(
      'Expires field of `/.well-known/security.txt`; the build warns when the date is near',
    ).byDefault('2027-10-31', day),
    SITE_LICENCES_GRANTED: means(
      '`yes` grants Licence Ouverte 2.0 for the register data and the spreadsheets, and CC BY 4.0 for the texts; until then pages say that both are proposed and not granted, and nothing is called open data',
    ).byDefault('no', yes),
    SITE_LOG_DAYS: means(
      'How many days the host keeps its log of visits, as the privacy policy then says; it holds IP addresses',
    ).suchAs('30', (name, value) => count(name, value, 9999)),
    SITE_SPEED: means(
      'What measures the speed of pages for their visitors: the address of a vendor’s script and, after commas, other origins it sends to; `none` for nothing',
    ).byDefault('none', speed, { server: true }),
    // Where guides are loaded, lib/preview.ts reads this one and lib/dates.ts the next: lib does not depend on config.
    SITE_DRAFTS: means(
      '`yes` shows drafts and scheduled guides too, marked, and makes the site a preview; for reviewers',
    ).byDefault('no', yes),
    SITE_TODAY: means(
      'Builds the site as it will be on a day, Paris time; for previews only',
    ).suchAs('2027-01-31', day),
    PLATFORM_HOSTED_IN_EU: {
      meaning:
        'Whether the platform is hosted in the European Union, as every page that speaks of it then says: `yes` or `no`',
      example: 'yes',
      required: true,
      until:
        'the footer and five pages say that the platform is hosted in the EU: confirm, or set no',
      parse: yes,
    },
  },
});

export const sourceVariables = group({
  title: 'The API of Légifrance, for npm run check -- sources',
  readBy: 'check',
  variables: {
    PISTE_CLIENT_ID: {
      meaning:
        'Of an application on piste.gouv.fr that subscribes to Légifrance; without both, articles are not asked for',
      parse: text,
    },
    PISTE_CLIENT_SECRET: { meaning: 'Its secret', secret: true, parse: text },
  },
});
