import { createHash } from 'node:crypto';
import { contentPolicy, type PageContent } from '@/hosting/content-policy';
import { parseHtml, printHtml } from '@/lib/html';
import { protectPage } from '@/postprocess/pages';
import type { PageId } from '@/routes/registry';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nothing: PageContent = {
  scripts: [],
  styles: [],
  forms: [],
  connections: [],
  manifest: false,
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

it('allows no markup by script', () => {
  const policy = directives({});
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(["'none'"]);
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

describe('connections', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });
  /** Allowed connections of a page with these settings. */
  const connectionsWith = async (settings: Record<string, string>, id: PageId) => {
    process.env = { ...env, ...settings };
    jest.resetModules();
    const { connectionsOf } = await import('@/hosting/content-policy');
    return connectionsOf(id);
  };
  const configured = {
    DEMO_FORM_ENDPOINT: 'https://forms.example/f/1',
    AUTH_CLIENT_ID: 'client',
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

  it('are none when neither is configured', async () => {
    expect(await connectionsWith({ DEMO_FORM_ENDPOINT: 'none' }, 'signup')).toEqual([]);
  });
});

describe('the policy of a page', () => {
  const protect = (html: string) => {
    const document = parseHtml(html);
    protectPage(document, 'about');
    return printHtml(document);
  };

  it('comes after the charset and before everything it governs', () => {
    const html = protect(
      '<head><link rel="stylesheet" href="/a.css"><meta charset="utf-8"><script src="/a.js"></script></head>',
    );
    expect(html).toMatch(
      /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]*"><link/,
    );
    expect(html.match(/charset/g)).toHaveLength(1);
  });

  it('has the hashes of scripts that run, not of data blocks', () => {
    const html =
      protect(`<head><style>a{}</style><script type="application/ld+json">{}</script></head>
      <body><script>go()</script><script type="speculationrules">{"prefetch":[]}</script><script src="/x.js"></script></body>`);
    expect(html).toContain(`script-src 'self' ${hash('go()')} ${hash('{"prefetch":[]}')};`);
    expect(html).toContain(`style-src 'self' ${hash('a{}')};`);
  });

  it('allows the empty style where there is an island', () => {
    const empty = hash('');
    expect(protect('<head></head><body><p></p></body>')).not.toContain(empty);
    expect(protect('<head></head><body><div data-island="/a.js"></div></body>')).toContain(empty);
  });

  it('allows forms and a manifest where the page has them', () => {
    const html = protect(
      '<head><link rel="manifest" href="/m.webmanifest"></head><body><form action="/search/"></form></body>',
    );
    expect(html).toContain("form-action 'self';");
    expect(html).toContain("manifest-src 'self';");
  });
});
