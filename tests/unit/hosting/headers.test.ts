import type { nginxFiles as writeNginx } from '@/delivery/hosting/hosts/nginx';
import { site } from '@/lib/config/site';
import type { PageId } from '@/loaders/routes/registry';

/** The modules as a server or build loads them in this environment. */
function loadWith(env: Record<string, string>) {
  let loaded: {
    headers: typeof import('@/delivery/hosting/headers');
    hosts: typeof import('@/delivery/hosting/hosts');
    nginxFiles: typeof writeNginx;
    isListed: (page: PageId) => boolean;
    robots: () => { sitemap?: unknown };
  };
  const before = process.env;
  process.env = { ...before, ...env };
  jest.isolateModules(() => {
    loaded = {
      headers: jest.requireActual('@/delivery/hosting/headers'),
      hosts: jest.requireActual('../../../delivery/hosting/hosts'),
      nginxFiles: jest.requireActual('@/delivery/hosting/hosts/nginx').nginxFiles,
      isListed: jest.requireActual('@/publishing/metadata/page-meta').isListed,
      robots: jest.requireActual('@/app/robots').default,
    };
  });
  process.env = before;
  // biome-ignore lint/style/noNonNullAssertion: isolateModules runs at once.
  return loaded!;
}

const COPY = '/guides/csrdguide/index.md';

describe('a preview', () => {
  const { headers, hosts, isListed, nginxFiles, robots } = loadWith({ SITE_PREVIEW: 'yes' });

  it('asks search engines in every response not to list it', () => {
    for (const path of ['/', '/en/about/', '/downloads/x.xlsx', COPY])
      expect(headers.headersOf(path)).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  });

  it('says so on every host', () => {
    const written = Object.fromEntries(
      hosts.hostFiles([COPY.slice(1)], []).map(({ path, content }) => [path, content]),
    );
    // Cloudflare would join the values of two rules.
    const rules = (written._headers ?? '')
      .split(/^(?=\/)/m)
      .filter((rule) => rule.includes('X-Robots-Tag'));
    expect(rules).toEqual([expect.stringMatching(/^\/\*\n(.+\n)*? {2}X-Robots-Tag: noindex$/m)]);
    expect(JSON.parse(written['staticwebapp.config.json'] ?? '').globalHeaders).toMatchObject({
      'X-Robots-Tag': 'noindex',
    });
    const [http] = nginxFiles([], 'https://www.example.com');
    expect(http?.content).toContain('map $uri $site_x_robots_tag {\n  default "noindex";');
  });

  it('says so in its pages, for hosts without headers, and announces no sitemap', () => {
    expect(isListed('landing')).toBe(false);
    expect(robots()).not.toHaveProperty('sitemap');
  });
});

describe('any other build', () => {
  const { headers, isListed, nginxFiles, robots } = loadWith({});

  it('protects every page as far as headers can', () => {
    const { 'Permissions-Policy': features, ...others } = headers.headersOf('/about/');
    expect(features).toContain('camera=()');
    expect(others).toEqual({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=/),
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  it('keeps only Markdown copies out of search engines', () => {
    expect(isListed('landing')).toBe(true);
    expect(headers.headersOf('/')).not.toHaveProperty('X-Robots-Tag');
    expect(headers.headersOf(COPY)).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    const [http] = nginxFiles([], 'https://www.example.com');
    expect(http?.content).toContain('map $uri $site_x_robots_tag {\n  default "";');
    expect(robots()).toMatchObject({ sitemap: `${site.origin}/sitemap.xml` });
  });
});

it('lets pages embed the script of a vendor who measures their speed, without cookies', () => {
  const embedder = (SITE_SPEED: string) =>
    loadWith({ SITE_SPEED }).headers.headersOf('/')['Cross-Origin-Embedder-Policy'];
  expect(embedder('https://cdn.vendor.internal/speed.js')).toBe('credentialless');
  expect(embedder('none')).toBe('require-corp');
});

describe('Strict-Transport-Security', () => {
  const sent = (env: Record<string, string>) =>
    loadWith(env).headers.headersOf('/')['Strict-Transport-Security'];

  it('is two years with subdomains, less, or absent', () => {
    expect(sent({})).toBe('max-age=63072000; includeSubDomains');
    expect(sent({ SITE_HSTS: 'max-age=300' })).toBe('max-age=300');
    expect(sent({ SITE_HSTS: 'none' })).toBeUndefined();
  });
});
