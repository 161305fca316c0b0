import { headersOf } from '@/hosting/headers';
import { vercelConfig } from '@/hosting/hosts/vercel';
import { type Redirect, redirects } from '@/hosting/redirects';
import { addressOf } from '@/lib/exported-files';

const many = (count: number): Redirect[] =>
  Array.from({ length: count }, (_, index) => ({ from: `/old${index}`, to: '/about/' }));
const files = [
  'index.html',
  'guides/csrdguide/index.md',
  'calendrier/tous.ics',
  'share/fr-about.png',
  '_next/static/a-1.css',
  'en/feed.xml',
];

const config = JSON.parse(vercelConfig(redirects(), files).content);
/** Later rules win where two have a header. */
const sent = (address: string) =>
  Object.fromEntries(
    config.headers
      .filter((rule: { source: string }) => new RegExp(`^${rule.source}$`).test(address))
      .flatMap((rule: { headers: { key: string; value: string }[] }) =>
        rule.headers.map(({ key, value }) => [key, value]),
      ),
  );

it.each(files.map(addressOf))('gives %s its headers', (address) => {
  const wanted: Record<string, string> = { ...headersOf(address) };
  if (!wanted['Cache-Control']?.includes('immutable')) delete wanted['Cache-Control'];
  expect(sent(address)).toMatchObject(wanted);
});

it('redirects from both forms of old addresses, and adds slashes', () => {
  expect(config.trailingSlash).toBe(true);
  expect(config.redirects[1]).toEqual({ source: '/home/', destination: '/', statusCode: 301 });
  expect(config.redirects).toHaveLength(2 * redirects().length);
});

it('reports what goes beyond the limit', () => {
  expect(vercelConfig(redirects(), files).warning).toBeUndefined();
  expect(vercelConfig(many(1024), files).warning).toMatch(/last \d+ redirects are left out/);
});
