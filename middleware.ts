// Next 16 prefers the name proxy.ts; this file keeps the customer's layout. It runs in `next dev`
// only, where it serves French without a prefix and shows errors of the content. A static export has
// no server to run it: delivery/postprocess/ moves the French pages to the root instead.
import { type NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { defaultLocale, locales } from './lib/i18n/locales';
import { orInPreview } from './lib/preview';

/** The locale comes from the path alone: no detection, no cookie. */
const localise = createMiddleware({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});

export default async function middleware(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV !== 'development') return localise(request);
  const { preview } = await import('./authoring/preview/preview');
  const { redirects } = await import('./delivery/hosting/redirects');
  const { pathname } = request.nextUrl;
  return preview(pathname, () => {
    const known = orInPreview(redirects, () => []);
    const moved = known.find(({ from }) => from === pathname.replace(/\/$/, ''));
    return moved ? NextResponse.redirect(new URL(moved.to, request.url)) : localise(request);
  });
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next|.*\\..*).*)',
    '/feed.xml',
    '/llms.txt',
    '/obligations/:id/feed.xml',
    '/calendrier/:file',
  ],
};
