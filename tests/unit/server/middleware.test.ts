import { readdirSync } from 'node:fs';
import { unstable_doesMiddlewareMatch as isMatched } from 'next/experimental/testing/server';
import { config } from '@/middleware';

jest.mock('next-intl/middleware', () => ({ __esModule: true, default: () => () => {} }));

/** Addresses of the files that are made in each language, French without its prefix. */
const addresses = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('/route.ts'))
  .map((file) => file.replace('/route.ts', '').replace(/\[\w+\]/, 'csrd.ics'));

it('sees every file of a language in the preview, so that French has no prefix there', () => {
  expect(addresses).toHaveLength(4);
  const isSeen = (url: string) => isMatched({ config, url, nextConfig: {} });
  expect(addresses.filter((address) => !isSeen(address))).toEqual([]);
  expect(isSeen('/_next/static/x.js')).toBe(false);
});
