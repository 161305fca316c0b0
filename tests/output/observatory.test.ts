import { site } from '@/config/site';
import { globalHeaders, headersOf } from '@/hosting/headers';
import { gradeOf } from '../observatory/grade';
import type { Scan } from '../observatory/scan';
import { type BuiltPage, builtPages } from './support/site';

const { hostname } = new URL(site.origin);
const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A page as a host that sends the site's headers, and leads from http to https, answers. */
const scanOf = ({ address, html }: BuiltPage): Scan => ({
  host: hostname,
  headers: lowerCased(headersOf(address)),
  html,
  cookies: [],
  route: [`http://${hostname}${address}`, `https://${hostname}${address}`],
  preflight: {},
});
const landing = scanOf(builtPages.find(({ address }) => address === '/') as BuiltPage);
const without = (name: string) => {
  const { [name]: _, ...headers } = landing.headers;
  return { ...landing, headers };
};

it('scores A+ on every page, on every host that sends headers', () => {
  const { score, grade, findings } = gradeOf(landing);
  console.log(`MDN HTTP Observatory: ${score}, ${grade}`, findings);
  expect([score, grade]).toEqual([130, 'A+']);
  for (const page of builtPages)
    expect([page.address, gradeOf(scanOf(page)).score]).toEqual([page.address, 130]);
});

it('scores the policy in the page alone, where hosts send no header', () => {
  const { score, grade, findings } = gradeOf({ ...landing, headers: {} });
  expect(findings['content-security-policy']).toEqual(["no unsafe, default-src 'none'", 10]);
  expect([score, grade]).toEqual([55, 'C']);
});

it.each([
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
  ['content-security-policy', 125],
  ['referrer-policy', 125],
  ['cross-origin-resource-policy', 120],
])('lowers the score without %s', (name, score) => {
  expect(gradeOf(without(name)).score).toBe(score);
});

it('detects an unsafe policy, in the page and in the header', () => {
  const policy = (html: string, headers = {}) =>
    gradeOf({ ...landing, html, headers }).findings['content-security-policy'] ?? [];
  const meta = (content: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  expect(policy('')).toEqual(['not implemented', -25]);
  expect(policy(meta("default-src 'self' 'unsafe-inline'"))).toEqual(['unsafe-inline', -20]);
  expect(policy(meta("default-src 'none'; script-src 'self' 'unsafe-eval'"))).toEqual([
    'unsafe-eval',
    -10,
  ]);
  expect(policy(meta("default-src 'none'; style-src 'unsafe-inline'"))[1]).toBe(0);
  expect(policy(meta("default-src 'self'"))).toEqual(['no unsafe', 5]);
  expect(policy(meta("default-src 'none'; default-src 'self'"))).toEqual(['header invalid', -25]);
  expect(policy(meta("img-src http://x.example; default-src 'none'"))[1]).toBe(-10);
  expect(policy('', { 'content-security-policy': "frame-ancestors 'none'" })).toEqual([
    'unsafe-inline',
    -20,
  ]);
});

it('detects unsafe cookies, scripts and redirects', () => {
  const score = (change: Partial<Scan>) => gradeOf({ ...landing, ...change }).score;
  expect(score({ cookies: ['a=b; Secure; HttpOnly; SameSite=Lax'] })).toBe(135);
  expect(score({ cookies: ['session=b'] })).toBe(70);
  expect(
    score({ html: `${landing.html}<script src="https://cdn.example.org/a.js"></script>` }),
  ).toBe(125);
  expect(score({ html: `${landing.html}<script src="//cdn.example.org/a.js"></script>` })).toBe(50);
  expect(score({ route: [`http://${hostname}/`] })).toBe(80);
  expect(score({ route: [`http://${hostname}/`, 'https://other.example/'] })).toBe(125);
  expect(score({ route: null })).toBe(130);
  expect(globalHeaders['Strict-Transport-Security']).not.toContain('preload');
});
