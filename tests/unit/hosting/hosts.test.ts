import { headersOf, matches, type Pattern } from '@/delivery/hosting/headers';
import { hostFiles, isForHosts } from '@/delivery/hosting/hosts';
import { azureConfig } from '@/delivery/hosting/hosts/azure';
import { headersFile, redirectsFile } from '@/delivery/hosting/hosts/netlify-cloudflare';
import { nginxFiles } from '@/delivery/hosting/hosts/nginx';
import { type Redirect, redirects } from '@/delivery/hosting/redirects';
import { addressOf } from '@/lib/exported-files';
import { locales } from '@/lib/i18n/locales';

const many = (count: number): Redirect[] =>
  Array.from({ length: count }, (_, index) => ({
    from: `/guides/Number${index}Guide`,
    to: `/guides/number${index}guide/`,
  }));
const files = [
  'index.html',
  '404.html',
  'about/index.html',
  'guides/csrdguide/index.html',
  'guides/csrdguide/index.md',
  'calendrier/tous.ics',
  'feed.xml',
  'robots.txt',
  'favicon.svg',
  'share/fr-about.png',
  '_next/static/a-1.css',
  'en/index.html',
  'en/404.html',
  'en/about/index.html',
  'en/feed.xml',
];

/** `_headers` as hosts read it: headers by pattern. */
function parse(content: string): Map<Pattern, Record<string, string>> {
  const rules = new Map<Pattern, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of content.trimEnd().split('\n')) {
    if (line.startsWith('/')) {
      current = {};
      rules.set(line as Pattern, current);
    } else {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      current[name] = value;
    }
  }
  return rules;
}

describe('_headers', () => {
  const rules = parse(headersFile(files).content);
  const matching = (path: string) =>
    [...rules].filter(([pattern]) => matches(pattern, path)).map(([, headers]) => headers);

  it.each(files.map(addressOf))('gives %s its headers, each once', (address) => {
    const names = matching(address).flatMap(Object.keys);
    expect(names).toEqual([...new Set(names)]);
    const wanted: Record<string, string> = { ...headersOf(address) };
    // Both hosts revalidate pages by default.
    if (!wanted['Cache-Control']?.includes('immutable')) delete wanted['Cache-Control'];
    expect(Object.assign({}, ...matching(address))).toMatchObject(wanted);
  });

  it('covers a language with one rule, as hosts read a hundred', () => {
    const inEnglish = [...rules].filter(([pattern]) => pattern.startsWith('/en/'));
    const policies = inEnglish.filter(([, headers]) => 'Cross-Origin-Resource-Policy' in headers);
    expect(policies).toEqual([['/en/*', { 'Cross-Origin-Resource-Policy': 'same-origin' }]]);
  });

  it('keeps every Markdown copy out of search engines by one rule, and leaves room for others', () => {
    expect(rules.get('/*.md')).toEqual({ 'X-Robots-Tag': 'noindex' });
    expect(matching('/guides/csrdguide/')[0]).not.toHaveProperty('X-Robots-Tag');
    expect(rules.size).toBeLessThan(50);
  });

  it('rejects more rules than Cloudflare Pages reads', () => {
    const folders = Array.from({ length: 100 }, (_, index) => `folder${index}/index.html`);
    expect(() => headersFile(folders)).toThrow(/_headers has 1\d\d rules.*reads 100 rules/);
  });
});

describe('_redirects', () => {
  const lines = redirectsFile(redirects()).content.trimEnd().split('\n');

  it('redirects both forms of each old address, in its exact case', () => {
    for (const { from, to } of redirects()) {
      expect(lines).toContain(`${from} ${to} 301`);
      expect(lines).toContain(`${from}/ ${to} 301`);
    }
  });

  it('forces Netlify redirects over files first, and puts not-found rules last', () => {
    const first = lines.filter((line) => !line.startsWith('#'))[0];
    expect(first).toBe('/home / 301!');
    expect(lines).toContain('/en/home /en/ 301!');
    const last = locales.at(-1);
    expect(lines.at(-1)).toBe(`/${last}/* /${last}/404.html 404`);
  });

  it('never forces a redirect between addresses that differ only by case', () => {
    expect(lines.filter((line) => line.endsWith('!'))).toHaveLength(locales.length);
  });

  it('reports what Cloudflare Pages would ignore', () => {
    expect(redirectsFile(many(1000)).warning).toBeUndefined();
    expect(redirectsFile(many(1001)).warning?.text).toMatch(/the last 2 of _redirects/);
  });
});

describe('staticwebapp.config.json', () => {
  const config = (list: readonly Redirect[]) =>
    JSON.parse(azureConfig(list, ['home/index.html']).content);

  it('lists redirects before all other routes, since the first match wins', () => {
    const { routes } = config(redirects());
    expect(routes[0]).toEqual({ route: '/home', redirect: '/', statusCode: 301 });
    expect(routes[1]).toMatchObject({ route: '/home/' });
    const kinds = routes.map((route: object) => 'redirect' in route);
    expect(kinds.indexOf(false)).toBe(kinds.lastIndexOf(true) + 1);
    // Nothing but it begins so, so that one route stands for both forms.
    expect(routes).toContainEqual(expect.objectContaining({ route: '/guides/CSRDGuide*' }));
    expect(routes).toContainEqual({
      route: '/_next/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  });

  it('sends global headers, adds trailing slashes, answers 404', () => {
    const { globalHeaders, trailingSlash, responseOverrides } = config([]);
    expect(globalHeaders).toEqual(headersOf('/'));
    expect(trailingSlash).toBe('always');
    expect(responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  });

  it('stays within 20 kB, and reports what it left out', () => {
    expect(azureConfig(redirects()).content.length).toBeLessThan(16_000);
    const full = azureConfig(many(400));
    expect(Buffer.byteLength(full.content)).toBeLessThanOrEqual(20_000);
    expect(Buffer.byteLength(full.content)).toBeGreaterThan(19_800);
    expect(full.warning?.text).toMatch(/\d+ of 400 redirects are left out/);
    expect(JSON.parse(full.content).routes).toContainEqual(
      expect.objectContaining({ route: '/share/*' }),
    );
  });
});

describe('nginx', () => {
  const [http, server] = nginxFiles(redirects(), 'https://www.example.com').map(
    ({ content }) => content,
  );

  it('maps headers by path, case-sensitively', () => {
    expect(http).toContain('"~^/_next/static/" "public, max-age=31536000, immutable";');
    expect(http).toContain('"~^/favicon\\\\.svg$" "cross-origin";');
    expect(http).toContain('"~^/en/" "/en/404.html";');
  });

  it('sends every header from the server block, including on errors', () => {
    for (const name of Object.keys(headersOf('/')))
      expect(server).toMatch(new RegExp(`^add_header ${name} .+ always;$`, 'm'));
  });

  it('lets no client take what others need', () => {
    expect(http).toMatch(/^limit_conn_zone .+\nlimit_req_zone .+$/m);
    expect(server).toMatch(/^limit_conn site_connections \d+;$/m);
    expect(server).toMatch(/location \^~ \/api\/ \{\n {2}limit_req zone=site_requests /);
  });

  it('stays within nginx’s value length, and contains no accidental variable', () => {
    const values = (http ?? '').match(/(?<= )"(\\.|[^"\\])*";$/gm) ?? [];
    expect(values.filter((value) => value.includes('<html'))).toHaveLength(2 * locales.length);
    for (const value of values) {
      expect(Buffer.byteLength(value)).toBeLessThan(4096);
      expect(value).not.toContain('$');
    }
  });
});

it('recognises host files by name', () => {
  const names = ['_headers', '_redirects', 'staticwebapp.config.json', '.nojekyll'];
  expect(hostFiles(files, redirects()).map(({ path }) => path)).toEqual(names);
  expect([...names, 'index.html'].filter(isForHosts)).toEqual(names);
});
