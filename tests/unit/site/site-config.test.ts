import { closingMessage } from '@/delivery/postprocess/build-report';
import { companyFacts } from '@/lib/config/company';
import { missingVariables } from '@/lib/config/release';
import { readSite } from '@/lib/config/site';
import { isReservedName } from '@/lib/config/values';

const legal = Object.values(companyFacts).flatMap((group) => Object.values<string>(group));
const factOf = (name: string) => (/PHONE/.test(name) ? '01 99 00 00 00' : `${name} of the company`);
const company = Object.fromEntries(legal.map((name) => [name, factOf(name)]));
const all = {
  SITE_HOST: 'other',
  SITE_ORIGIN: 'https://www.esg.internal',
  SITE_EMAIL: 'hello@esg.internal',
  SITE_SOCIAL_URL: 'https://social.internal/esg',
  PLATFORM_HOSTED_IN_EU: 'yes',
  AUTH_CLIENT_ID: 'none',
  ...company,
};
const missing = (env: Record<string, string>) => missingVariables(env).map(({ name }) => name);

it.each([
  ['vigie-esg.example', true],
  ['example', true],
  ['www.example.org', true],
  ['localhost', true],
  ['site.test', true],
  ['nowhere.invalid', true],
  ['esg.internal', false],
  ['notexample.com', false],
  ['example.fr', false],
])('knows whether %s is kept for examples: %s', (host, reserved) => {
  expect(isReservedName(host)).toBe(reserved);
});

it('has no address and no company by default', () => {
  expect(readSite({})).toMatchObject({
    brand: 'Vigie ESG',
    origin: 'https://www.vigie-esg.example',
    publicOrigin: null,
    email: null,
    social: null,
    publisher: { legalName: null, publicationDirector: null },
    host: { name: null },
    legalNoticeComplete: false,
  });
});

it('ignores example values', () => {
  const env = {
    ...all,
    SITE_ORIGIN: 'http://localhost:3000',
    SITE_EMAIL: 'contact@example.com',
    SITE_SOCIAL_URL: 'https://social.example/x',
  };
  expect(readSite(env)).toMatchObject({
    origin: 'http://localhost:3000',
    publicOrigin: null,
    email: null,
    social: null,
  });
  expect(missing(env)).toEqual(['SITE_ORIGIN', 'SITE_EMAIL', 'SITE_SOCIAL_URL']);
});

it('keeps real values unchanged', () => {
  expect(readSite(all)).toMatchObject({
    publicOrigin: 'https://www.esg.internal',
    email: 'hello@esg.internal',
    social: { name: 'LinkedIn', url: 'https://social.internal/esg' },
    publisher: { legalName: 'PUBLISHER_LEGAL_NAME of the company' },
    host: { address: 'LEGAL_HOST_ADDRESS of the company' },
    legalNoticeComplete: true,
  });
  expect(missing(all)).toEqual([]);
});

it.each(legal)('considers the legal notice incomplete without %s', (name) => {
  const env = { ...all, [name]: ' ' };
  expect(readSite(env).legalNoticeComplete).toBe(false);
  expect(missing(env)).toEqual([name]);
});

it.each([
  ['SITE_ORIGIN', 'https://www.esg.internal/site', 'SITE_ORIGIN is'],
  ['SITE_EMAIL', 'foo', 'SITE_EMAIL is "foo". Set it to an e-mail address'],
  ['SITE_SOCIAL_URL', 'http://social.internal/esg', 'Set it to an https:// URL'],
  ['SITE_SECURITY_EXPIRES', '2027-02-30', 'Set it to a date'],
  ['SITE_PREVIEW', 'true', 'Set it to yes or no'],
  ['SITE_SPEED', 'http://cdn.vendor.internal/speed.js', 'with https://'],
  ['SITE_SPEED', 'https://', 'Set it to the address of a vendor'],
  ['SITE_SPEED', '//cdn.vendor.internal/speed.js', 'with https://'],
  ['SITE_SPEED', '/speed.js, in.vendor.internal', 'Set it to the address of a vendor'],
  ['SITE_HSTS', 'max-age=3600; preload', 'Set it to max-age=<seconds>'],
  ['SITE_HSTS', 'max-age=3600; includeSubDomains; preload', 'a year at least'],
])('refuses %s=%s', (name, value, message) => {
  expect(() => readSite({ ...all, [name]: value })).toThrow(message);
});

it('ends a build with a line for each effect of missing variables, or with one line', () => {
  const lines = closingMessage(missingVariables({}), []).split('\n');
  expect(lines[0]).toMatch(/^out\/ is a preview\./);
  expect(lines).toContainEqual(
    expect.stringMatching(RegExp(`^ {2}${legal[0]} and ${legal.length - 1} more  missing`)),
  );
  expect(lines.length).toBeLessThan(12);
  expect(missing({})).toHaveLength(8 + legal.length);
  expect(closingMessage([], [])).toBe('out/ is ready to be published.');
  expect(closingMessage([], ['security.txt nears its end.'])).toContain(
    'security.txt nears its end.',
  );
  expect(closingMessage(missingVariables({}), [], true)).toBe(
    'out/ is a preview: search engines are asked not to list it.',
  );
});
