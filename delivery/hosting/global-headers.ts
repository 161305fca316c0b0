import { type Site, site } from '@/lib/config/site';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page uses. The clipboard is not listed, because copying a link needs it. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
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

/** Headers of every response of a site. */
const globalHeadersOf = ({
  hsts,
  preview,
  speed,
}: Pick<Site, 'hsts' | 'preview' | 'speed'>): Headers => ({
  ...(hsts !== null && { 'Strict-Transport-Security': hsts }),
  // For files too, which have no `<meta>`.
  ...(preview && { 'X-Robots-Tag': 'noindex' }),
  // Adds to the policy in the page and contradicts nothing in it.
  'Content-Security-Policy': "frame-ancestors 'none'",
  // The equivalent for old browsers.
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Safe because no page loads anything cross-origin, unless a vendor measures its speed.
  'Cross-Origin-Embedder-Policy': speed ? 'credentialless' : 'require-corp',
});

export const globalHeaders = globalHeadersOf(site);
