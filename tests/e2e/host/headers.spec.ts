import path from 'node:path';
import { contentTypeOf, headersOf } from '@/delivery/hosting/headers';
import { isForHosts } from '@/delivery/hosting/hosts';
import { redirects } from '@/delivery/hosting/redirects';
import { addressOf, listFiles } from '@/lib/exported-files';
import { expect, expectEverywhere, test } from './test';

/** Answers of the receiver load nothing. */
const FOR_API = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** As the form's script sends it: the receiver's pages have a stricter policy of their own. */
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
const out = path.resolve('out');
const moved = new Set(redirects().map(({ from }) => `${from}/`));
/** Every publicly served file. */
const files = listFiles(out).filter(
  (file) =>
    !/\.(br|gz)$|(^|\/)404(\/index)?\.html$/.test(file) &&
    !isForHosts(file) &&
    !moved.has(addressOf(file)),
);

/** Content types for which some hosts use another or a more general name. */
const otherNames: Record<string, string> = {
  'application/atom+xml': 'application/xml',
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};
const essence = (type = ''): string => {
  const name = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return otherNames[name] ?? name;
};

test('every file has its content type and its headers, each once', async ({ ask, host }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  for (const file of files) {
    const address = addressOf(file);
    const { status, headers, counts } = await ask(address);
    const wanted = headersOf(address);
    const [type, given] = [contentTypeOf(file), headers['content-type']];
    if (host.own ? given !== type : essence(given) !== essence(type))
      faults.push(`${address} is ${given}, not ${type}`);
    if (status !== 200) faults.push(`${address} answers ${status}`);
    for (const [name, value] of Object.entries(wanted)) {
      if (name === 'Cache-Control' && !host.caching) continue;
      const given = headers[name.toLowerCase()];
      if (given !== value) faults.push(`${address} has ${name}: ${given}, not ${value}`);
      if (counts.get(name.toLowerCase()) !== 1) faults.push(`${address} has ${name} twice`);
    }
  }
  expect(faults).toEqual([]);
});

test('errors, redirects and refused requests have the global headers', async ({
  ask,
  host,
  hostName,
}) => {
  test.skip(!host.headersEverywhere, 'The host adds no headers to them.');
  for (const address of ['/nothing', '/en/nothing', '/about', '/home', '/_next/static/x.js']) {
    const answer = await ask(address);
    expectEverywhere(answer, address);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  }
  if (!host.own) return; // Other hosts decide the rest themselves.
  for (const [address, status, options] of [
    ['/%', 400, {}],
    ['/about//', 404, {}],
    ['/about/', 405, { method: 'POST' }],
    ['/api/demo-requests/', 413, { method: 'POST', body: 'x'.repeat(100_000) }],
  ] as const) {
    const answer = await ask(address, { headers: FORM, ...options });
    const isReceiver = address.startsWith('/api/') && hostName === 'embedded';
    expect(answer.status, address).toBe(status);
    expectEverywhere(answer, address, isReceiver ? FOR_API : {});
  }
  for (const address of ['/about', '/home', '/en/index.html']) {
    const { headers } = await ask(address);
    expect(headers['cache-control'], address).toBe(headersOf('/')['Cache-Control']);
  }
});

test('no header reveals the server version', async ({ ask }) => {
  const { headers } = await ask('/');
  expect(headers.server ?? '').not.toMatch(/\d/);
  expect(headers['x-powered-by']).toBeUndefined();
});

test('the receiver answers with its own headers, and recognises its own origin', async ({
  ask,
  host,
  baseURL,
}) => {
  test.skip(!host.receiver, 'Needs a server for demo requests elsewhere.');
  const answer = await ask('/api/health/');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expectEverywhere(answer, 'the receiver', FOR_API);

  const own = baseURL ?? '';
  const statusFrom = async (origin: string) => {
    const headers = { ...FORM, Host: new URL(own).host, Origin: origin };
    return (await ask('/api/demo-requests/', { method: 'POST', headers, body: 'role=x' })).status;
  };
  expect(await statusFrom(own)).toBe(422);
  expect(await statusFrom('http://elsewhere.example')).toBe(403);
});
