import { defaultLocale, locales } from '@/lib/i18n/locales';
import { localeRoot } from '@/lib/pages/urls';

/**
 * What every host sends with the site: one object, from which the embedded server answers and
 * hosting/hosts/ writes each host's own file. The policy of a page's content stands in the page
 * itself (content-policy.ts); here is what only headers can say.
 */

export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page uses. Copying a link needs the clipboard, which is therefore not listed. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. */
export const globalHeaders: Headers = {
  // Without `preload`, which binds a whole domain for years: its owner's decision.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // Added to the policy in the page, and contradicting nothing in it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The same for old browsers.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Holds since no page loads anything from another origin.
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** A path, or every path that begins alike when it ends in `*`. */
export type Pattern = `/${string}`;
export type Rule = readonly [pattern: Pattern, value: string];

/** Names that change with their content. */
const FINGERPRINTED: Pattern = '/_next/static/*';

/** What other sites show or read: pictures of shared links, icons, feeds. */
export const crossOriginPaths: readonly Pattern[] = [
  '/share/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  ...locales.map((locale): Pattern => `${localeRoot(locale) as Pattern}feed.xml`),
];

/** Headers that differ by path: the first pattern that matches counts. */
export const byPath = {
  'Cache-Control': [
    [FINGERPRINTED, 'public, max-age=31536000, immutable'],
    ['/*', 'public, max-age=0, must-revalidate'],
  ],
  'Cross-Origin-Resource-Policy': [
    ...crossOriginPaths.map((pattern): Rule => [pattern, 'cross-origin']),
    ['/*', 'same-origin'],
  ],
} as const satisfies Record<string, readonly Rule[]>;

export const matches = (pattern: Pattern, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of what stands at a path of the site, those sent with everything included. */
export function headersOf(path: string): Headers {
  const varying = Object.entries(byPath).flatMap(([name, rules]) => {
    const rule = rules.find(([pattern]) => matches(pattern, path));
    return rule ? [[name, rule[1]]] : [];
  });
  return { ...globalHeaders, ...Object.fromEntries(varying) };
}

/** Not-found pages, by the paths they answer for: the first pattern that matches counts. */
export const notFoundPages: readonly Rule[] = [
  ...locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale): Rule => [`/${locale}/*`, `/${locale}/404.html`]),
  ['/*', '/404.html'],
];
