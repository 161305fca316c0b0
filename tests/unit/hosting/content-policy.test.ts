import { createHash } from 'node:crypto';
import { contentPolicy, type PageContent } from '@/delivery/hosting/content-policy';
import { protectPage } from '@/delivery/postprocess/pages';
import { parseHtml, printHtml } from '@/lib/html';
import type { PageId } from '@/loaders/routes/registry';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing: PageContent = {
  scripts: [],
  styles: [],
  forms: [],
  connections: [],
  vendors: [],
};
const directives = (content: Partial<PageContent>) =>
  new Map(
    contentPolicy({ ...nothing, ...content })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

it('allows a plain page only same-origin files', () => {
  expect(contentPolicy(nothing)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

it('allows inline scripts and styles by their hash, each once', () => {
  const policy = directives({ scripts: ['a()', 'b()', 'a()'], styles: ['p{}'] });
  expect(policy.get('script-src')).toEqual(["'self'", hash('a()'), hash('b()')]);
  expect(policy.get('style-src')).toEqual(["'self'", hash('p{}')]);
});

it('names other hosts only where the page submits or fetches something', () => {
  const policy = directives({
    forms: ['https://forms.example/f;1?a=b'],
    connections: ['https://forms.example/f;1', 'https://login.example', '/api/demo-requests/'],
  });
  expect(policy.get('form-action')).toEqual(["'self'", 'https://forms.example/f%3B1']);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://forms.example/f%3B1',
    'https://login.example',
  ]);
});

it('loads the one script of a vendor that measures speed, and makes only its address into one', () => {
  const policy = directives({ vendors: ['https://cdn.vendor.internal/speed.js?id=1'] });
  expect(policy.get('script-src')).toEqual(["'self'", 'https://cdn.vendor.internal/speed.js']);
  expect(policy.get('trusted-types')).toEqual(['speed']);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives({ vendors: ['/_vendor/speed.js'] }).get('script-src')).toEqual(["'self'"]);
});

describe('connections', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });
  /** Allowed connections of a page with these settings. */
  const connectionsWith = async (settings: Record<string, string>, id: PageId) => {
    process.env = { ...env, ...settings };
    jest.resetModules();
    const { connectionsOf } = await import('@/delivery/hosting/content-policy');
    return connectionsOf(id);
  };
  const configured = {
    DEMO_FORM_ENDPOINT: 'https://forms.example/f/1',
    AUTH_CLIENT_ID: '00001111-aaaa-2222-bbbb-3333cccc4444',
    AUTH_AUTHORITY: 'https://login.microsoftonline.com/tenant',
    AUTH_KNOWN_AUTHORITIES: 'login.example,tokens.example',
  };

  it('are the form endpoint and the identity provider on the demo page, and none elsewhere', async () => {
    expect(await connectionsWith(configured, 'signup')).toEqual([
      'https://forms.example/f/1',
      'https://login.microsoftonline.com',
      'https://login.example',
      'https://tokens.example',
    ]);
    expect(await connectionsWith(configured, 'landing')).toEqual([]);
  });

  it.each([
    [
      'https://cdn.vendor.internal/speed.js?id=1, https://in.vendor.internal',
      ['https://cdn.vendor.internal', 'https://in.vendor.internal'],
      ['https://cdn.vendor.internal/speed.js?id=1'],
    ],
    ['/_vendor/speed.js', [], ['/_vendor/speed.js']],
    ['none', [], []],
  ])('are those of SITE_SPEED=%s on every page', async (SITE_SPEED, connections, scripts) => {
    expect(await connectionsWith({ SITE_SPEED }, 'landing')).toEqual(connections);
    const { vendors } = await import('@/delivery/hosting/content-policy');
    expect(vendors).toEqual(scripts);
  });
});

it('allows forms where the page has them', () => {
  const document = parseHtml('<body><form action="/search/"></form></body>');
  protectPage(document, 'about');
  const html = printHtml(document);
  expect(html).toContain("form-action 'self';");
});
