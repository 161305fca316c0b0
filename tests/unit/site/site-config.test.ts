import { readdirSync, readFileSync } from 'node:fs';
import { companyVariables } from '@/config/company';
import { missingVariables } from '@/config/missing-variables';
import { isReservedName } from '@/config/reserved-names';
import { readSite } from '@/config/site';
import { closingWords } from '@/postprocess/closing-words';

const legal = Object.values(companyVariables).flatMap((group) => Object.values<string>(group));
const company = Object.fromEntries(legal.map((name) => [name, `${name} of the company`]));
const all = {
  SITE_ORIGIN: 'https://www.esg.internal',
  SITE_EMAIL: 'hello@esg.internal',
  SITE_SOCIAL_URL: 'https://social.internal/esg',
  PLATFORM_HOSTED_IN_EU: 'yes',
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

it('says that the platform is hosted in the EU unless told that it is not', () => {
  expect(readSite({}).hostedInEu).toBe(true);
  expect(readSite({ PLATFORM_HOSTED_IN_EU: 'no' }).hostedInEu).toBe(false);
  expect(() => readSite({ PLATFORM_HOSTED_IN_EU: 'soon' })).toThrow('Set it to yes or no.');
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

it('accepts none for a number or a profile, but takes it literally as a legal name', () => {
  const none = readSite({ ...all, PUBLISHER_VAT_NUMBER: 'none', SITE_SOCIAL_URL: 'none' });
  expect(none.publisher.vatNumber).toBeNull();
  expect(none.legalNoticeComplete).toBe(true);
  expect(missing({ ...all, PUBLISHER_VAT_NUMBER: 'none', SITE_SOCIAL_URL: 'none' })).toEqual([]);
  expect(readSite({ ...all, PUBLISHER_LEGAL_NAME: 'none' }).publisher.legalName).toBe('none');
});

it.each([
  ['SITE_ORIGIN', 'https://www.esg.internal/site', 'SITE_ORIGIN is'],
  ['SITE_EMAIL', 'foo', 'SITE_EMAIL is "foo". Set it to an e-mail address'],
  ['SITE_SOCIAL_URL', 'http://social.internal/esg', 'Set it to an https:// URL'],
  ['SITE_SECURITY_EXPIRES', 'soon', 'Set it to a date'],
])('refuses %s=%s', (name, value, message) => {
  expect(() => readSite({ ...all, [name]: value })).toThrow(message);
});

it('warns that visitors cannot reach the team without an address and a form', () => {
  const [email] = missingVariables({ ...all, SITE_EMAIL: '', DEMO_FORM_ENDPOINT: 'none' });
  expect(email).toEqual({
    name: 'SITE_EMAIL',
    effect: 'visitors cannot reach you, as there is no demo form either',
  });
});

it('ends a build with each variable on a line of its own, or with one line', () => {
  const lines = closingWords(missingVariables({}), null).split('\n');
  expect(lines[0]).toMatch(/^out\/ is a preview\./);
  expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(missing({}));
  expect(missing({})).toHaveLength(4 + legal.length);
  expect(closingWords([], null)).toBe('out/ is ready to be published.');
  expect(closingWords([], 'security.txt nears its end.')).toContain('security.txt nears its end.');
});

it('names every variable in the documentation', () => {
  const documentation = readFileSync('docs/deploying.md', 'utf8');
  expect(missing({}).filter((name) => !documentation.includes(`\`${name}\``))).toEqual([]);
});

it('includes every configuration variable in the build stamp', () => {
  const { isBuildVariable } = jest.requireActual<typeof import('@/postprocess/stamp')>(
    '../../../postprocess/stamp',
  );
  const read = readdirSync('config')
    // The receiver reads its own at startup; the check of a release reads both.
    .filter((file) => file !== 'receiver.ts' && file !== 'release.ts')
    .flatMap((file) => [
      ...readFileSync(`config/${file}`, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g),
    ])
    .map(([, name = '']) => name);
  expect(read).toEqual(expect.arrayContaining(['SITE_ORIGIN', 'AUTH_CLIENT_ID', 'PLATFORM_URL']));
  expect(read.filter((name) => !isBuildVariable(name))).toEqual([]);
});
