// Next 16 prefers the name proxy.ts; this file keeps the customer's layout. It runs in `next dev`
// only, where it serves French without a prefix. A static export has no server to run it: hosting/
// moves the French pages to the root instead.
import createMiddleware from 'next-intl/middleware';
import { routing } from './i18n/routing';

export default createMiddleware(routing);

export const config = {
  matcher: [
    '/((?!_next|.*\\..*).*)',
    '/manifest.webmanifest',
    '/feed.xml',
    '/llms.txt',
    '/guides/:slug/index.md',
  ],
};
