import { redirects } from '@/delivery/hosting/redirects';
import { localeRoot, locales } from '@/lib/i18n/locales';
import { allPages, pagePath } from '@/loaders/routes/addresses';
import { expect, target, test } from './test';

test('old addresses redirect permanently to the current ones, with and without a trailing slash', async ({
  ask,
  baseURL,
}) => {
  for (const { from, to } of redirects()) {
    for (const address of [from, `${from}/`]) {
      const answer = await ask(address);
      expect(answer.status, address).toBe(301);
      expect(target(answer, baseURL ?? ''), address).toBe(to);
    }
  }
});

test('an address without its slash, or in capitals, leads to the page, and keeps its query', async ({
  ask,
  host,
  baseURL,
}) => {
  const expectTarget = async (address: string, to: string, status: number) => {
    const answer = await ask(address);
    expect(answer.status, address).toBe(status);
    expect(target(answer, baseURL ?? ''), address).toBe(to);
  };
  const pages = allPages().filter(({ path, id }) => path && id !== 'notFound');
  // Some hosts serve the page with and without it.
  for (const address of pages.flatMap(({ id }) => locales.map((each) => pagePath(id, each))))
    if (host.slash) await expectTarget(address.slice(0, -1), address, host.slash);

  const likely = [
    ['/EN/', '/en/'],
    ['/EN/about/', '/en/about/'],
    ['/About', '/about/'],
  ] as const;
  const any = [
    ['/guides/csrdGUIDE/', '/guides/csrdguide/'],
    ['/eN/aBOUT', '/en/about/'],
  ] as const;
  const capitals = { any: [...likely, ...any], likely, none: [] }[host.capitals ?? 'none'];
  for (const [address, to] of capitals) await expectTarget(address, to, 301);

  for (const [address, to] of [
    ['/home?utm=a', '/?utm=a'],
    ['/en/pricing/?utm=a', '/en/signup/?utm=a'],
    ...(host.slash ? [['/about?utm=a', '/about/?utm=a']] : []),
    ['/en/guides/CSRDGuide?utm=a&b=%C3%A9', '/en/guides/csrdguide/?utm=a&b=%C3%A9'],
  ] as const)
    if (host.query) expect(target(await ask(address), baseURL ?? '')).toBe(to);
});

test('unknown addresses and internal files answer 404, with the page of the language', async ({
  ask,
  host,
}) => {
  for (const address of [
    '/nothing',
    '/nothing/',
    '/english/',
    '/about/nothing',
    '/_next/',
    '/_next/static/none.js',
    '/en/nothing',
    '/en/nothing/at/all/',
    // Hosts merge the two slashes, or redirect.
    ...(host.own ? ['//about/', '/about//', '/en//about/'] : []),
  ]) {
    const { status, headers, body } = await ask(address);
    expect(status, address).toBe(404);
    expect(headers['content-type'], address).toMatch(/^text\/html; ?charset=utf-8$/i);
    const language = host.notFoundByLanguage && address.startsWith('/en/') ? 'en' : 'fr';
    expect(body.toString(), address).toContain(`<html lang="${language}"`);
  }
  // Other hosts give most files an address.
  if (!host.own) return;
  const names = ['404.html', '404/', '404/index.html', 'index.html.gz', 'index.html.br'];
  for (const address of [
    ...locales.flatMap((locale) => names.map((name) => `${localeRoot(locale)}${name}`)),
    '/_headers',
    '/_redirects',
    '/staticwebapp.config.json',
    '/.nojekyll',
  ])
    expect((await ask(address)).status, address).toBe(404);
});

test('malformed addresses and other methods get nowhere', async ({ ask, host, baseURL }) => {
  test.skip(!host.own, 'Emulators are not built for it: one of them stops at /%.');
  for (const address of [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/about/../../package.json',
    '/_next/static/../../../package.json',
    '/..%5c..%5cpackage.json',
    '/%00',
    '/%ff',
    '/%',
    '/about%00/',
    '//package.json',
    `/${'a/'.repeat(2000)}`,
  ]) {
    const { status, body } = await ask(address);
    expect([400, 404, 414, 431], `${address.slice(0, 40)} answers ${status}`).toContain(status);
    expect(body.toString()).not.toContain('vigie-esg-site');
  }
  for (const address of ['//evil.example', '//evil.example/..', '/\\evil.example', '//about'])
    expect(target(await ask(address), baseURL ?? ''), address).toMatch(/^\/(?!\/)/);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await ask('/about/', { method });
    expect(status, method).toBe(405);
    expect(headers.allow, method).toBe('GET, HEAD');
  }
});
