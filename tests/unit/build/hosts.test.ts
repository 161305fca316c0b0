import { globalHeaders, headersOf, matches, type Pattern } from '@/hosting/headers';
import { hostFiles, isForHosts } from '@/hosting/hosts';
import { azureConfig } from '@/hosting/hosts/azure';
import { headersFile } from '@/hosting/hosts/headers-file';
import { nginxFiles } from '@/hosting/hosts/nginx';
import { redirectsFile } from '@/hosting/hosts/redirects-file';
import { type Redirect, redirects } from '@/hosting/redirects';
import { addressOf } from '@/lib/exported-files';

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

  it.each(files.map(addressOf))('gives %s its headers, none of them twice', (address) => {
    const names = matching(address).flatMap(Object.keys);
    expect(names).toEqual([...new Set(names)]);
    const wanted: Record<string, string> = { ...headersOf(address) };
    // Both hosts have pages revalidated by themselves.
    if (!wanted['Cache-Control']?.includes('immutable')) delete wanted['Cache-Control'];
    expect(Object.assign({}, ...matching(address))).toMatchObject(wanted);
  });

  it('says that a feed is one', () => {
    expect(matching('/en/feed.xml')).toContainEqual({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'application/atom+xml; charset=utf-8',
    });
  });

  it('gives an unknown address the headers of the whole site', () => {
    expect(matching('/nothing')).toEqual([globalHeaders]);
  });

  it('stops at the number of rules Cloudflare Pages reads', () => {
    const folders = Array.from({ length: 100 }, (_, index) => `folder${index}/index.html`);
    expect(() => headersFile(folders)).toThrow(/_headers has 1\d\d rules.*reads 100 rules/);
  });
});

describe('_redirects', () => {
  const lines = redirectsFile(redirects()).content.trimEnd().split('\n');

  it('leads from both forms of each old address, in its exact case', () => {
    for (const { from, to } of redirects()) {
      expect(lines).toContain(`${from} ${to} 301`);
      expect(lines).toContain(`${from}/ ${to} 301`);
    }
  });

  it('has Netlify redirect where a file stands first, and the rest of a language last', () => {
    const first = lines.filter((line) => !line.startsWith('#'))[0];
    expect(first).toBe('/home / 301!');
    expect(lines).toContain('/en/home /en/ 301!');
    expect(lines.at(-1)).toBe('/en/* /en/404.html 404');
  });

  it('never forces a redirect onto an address that differs by case alone', () => {
    expect(lines.filter((line) => line.endsWith('!'))).toHaveLength(2);
  });

  it('tells what Cloudflare Pages would leave out', () => {
    expect(redirectsFile(many(1000)).warning).toBeUndefined();
    expect(redirectsFile(many(1001)).warning).toMatch(/the last 2 of _redirects/);
  });
});

describe('staticwebapp.config.json', () => {
  const config = (list: readonly Redirect[]) => JSON.parse(azureConfig(list).content);

  it('has redirects before all other routes, since the first that matches counts', () => {
    const { routes } = config(redirects());
    expect(routes[0]).toEqual({ route: '/home', redirect: '/', statusCode: 301 });
    const kinds = routes.map((route: object) => 'redirect' in route);
    expect(kinds.lastIndexOf(true)).toBe(redirects().length * 2 - 1);
    expect(routes).toContainEqual({
      route: '/_next/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  });

  it('sends the headers of the whole site, ends addresses in a slash, answers 404', () => {
    const { globalHeaders, trailingSlash, responseOverrides } = config([]);
    expect(globalHeaders).toEqual(headersOf('/'));
    expect(trailingSlash).toBe('always');
    expect(responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  });

  it('stays within 20 kB, and tells what it left out', () => {
    expect(azureConfig(redirects()).warning).toBeUndefined();
    const full = azureConfig(many(400));
    expect(Buffer.byteLength(full.content)).toBeLessThanOrEqual(20_000);
    expect(Buffer.byteLength(full.content)).toBeGreaterThan(19_800);
    expect(full.warning).toMatch(/\d+ of 800 redirects are left out/);
    expect(JSON.parse(full.content).routes).toContainEqual(
      expect.objectContaining({ route: '/share/*' }),
    );
  });
});

describe('nginx', () => {
  const [http, server, site] = nginxFiles(redirects(), 'https://www.example.com').map(
    ({ content }) => content,
  );

  it('looks headers up by path, heeding the case', () => {
    expect(http).toContain('"~^/_next/static/" "public, max-age=31536000, immutable";');
    expect(http).toContain('"~^/favicon\\\\.svg$" "cross-origin";');
    expect(http).toContain('"~^/en/" "/en/404.html";');
  });

  it('sends every header from the server block, on errors too', () => {
    for (const name of Object.keys(headersOf('/')))
      expect(server).toMatch(new RegExp(`^add_header ${name} .+ always;$`, 'm'));
  });

  it('stays within what nginx reads as one value, and names no variable by chance', () => {
    const values = (http ?? '').match(/(?<= )"(\\.|[^"\\])*";$/gm) ?? [];
    expect(values.filter((value) => value.includes('<html'))).toHaveLength(4);
    for (const value of values) {
      expect(Buffer.byteLength(value)).toBeLessThan(4096);
      expect(value).not.toContain('$');
    }
  });

  it('asks the deployer for name, root and receiver only', () => {
    expect(site).toContain('server_name www.example.com;');
    expect(site).toContain('root /var/www/site;');
  });
});

it('knows the files for hosts by their names', () => {
  const names = hostFiles(files, redirects()).map(({ path }) => path);
  expect(names).toEqual(['_headers', '_redirects', 'staticwebapp.config.json', '.nojekyll']);
  expect(names.every(isForHosts)).toBe(true);
  expect(isForHosts('index.html')).toBe(false);
});
