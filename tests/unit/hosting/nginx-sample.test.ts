import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { generate } from 'selfsigned';
import { nginxFiles } from '@/delivery/hosting/hosts/nginx';
import { redirects } from '@/delivery/hosting/redirects';
import { nginxBinary } from '@/scripts/programs';
import { Fixture } from '@/tests/fixture';
import { until } from '@/tests/receiver/demo-requests';
import { freePort } from '@/tests/receiver/postgres';

const nginx = nginxBinary();
const HOST = 'www.example.com';

const publish = (root: string, ...args: string[]) => {
  const reload = `${nginx} -p ${root} -c nginx.conf -tq && kill -HUP $(cat ${root}/nginx.pid)`;
  // Before the first release there is no nginx to reload.
  const RELOAD = existsSync(`${root}/nginx.pid`) ? reload : '';
  return spawnSync(path.resolve('deploy/publish.sh'), [`${root}/site`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELOAD },
  });
};

/** The sample of the documentation, for files in `root` and free ports. */
function sample(root: string, ports: { plain: number; tls: number; receiver: number }): string {
  const [, documented = ''] =
    /```nginx\n([^`]*listen 443[^`]*)```/.exec(readFileSync('docs/hosts.md', 'utf8')) ?? [];
  const adapted: Record<string, string> = {
    '/etc/letsencrypt/live/www.example.com': root,
    '/var/www/site': `${root}/site`,
    '/var/www/acme': `${root}/acme`,
    'listen 80;': `listen 127.0.0.1:${ports.plain};`,
    'listen [::]:80;': `listen [::1]:${ports.plain};`,
    'listen 443 ': `listen 127.0.0.1:${ports.tls} `,
    'listen [::]:443 ': `listen [::1]:${ports.tls} `,
    '127.0.0.1:3000': `127.0.0.1:${ports.receiver}`,
  };
  return Object.entries(adapted).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, documented);
}

(nginx ? describe : describe.skip)(
  'the HTTPS sample of the documentation, as nginx runs it',
  () => {
    const fixture = new Fixture();
    const ports = { plain: 0, tls: 0, receiver: 0 };
    let server: ChildProcess;

    beforeAll(async () => {
      const root = path.resolve(fixture.root);
      for (const name of ['plain', 'tls', 'receiver'] as const) ports[name] = await freePort();
      const pair = await generate([{ name: 'commonName', value: HOST }]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${root}/${name};`,
      );
      fixture.write({
        'fullchain.pem': pair.cert,
        'privkey.pem': pair.private,
        'out/index.html': 'accueil',
        'out/404.html': 'introuvable',
        'out/_next/static/old.js': 'old',
        'out/_next/static/older.js': 'older',
        'acme/.well-known/acme-challenge/token': 'proof',
        'nginx.conf': [
          ...(process.getuid?.() === 0 ? ['user root;'] : []),
          `pid ${root}/nginx.pid;\nerror_log stderr;\nevents { }`,
          `http {\naccess_log off;\n${temporary.join('\n')}\n${sample(root, ports)}}`,
        ].join('\n'),
        ...Object.fromEntries(
          nginxFiles(redirects(), `https://${HOST}`).map(({ path: name, content }) => [
            `build/nginx/${name}`,
            content,
          ]),
        ),
      });
      publish(root);
      server = spawn(nginx ?? '', ['-p', root, '-c', 'nginx.conf', '-g', 'daemon off;']);
      let errors = '';
      server.stderr?.on('data', (data) => {
        errors += data;
      });
      await until(() => existsSync(path.join(root, 'nginx.pid')) || server.exitCode !== null, 20);
      expect([server.exitCode, errors]).toEqual([null, '']);
    });
    afterAll(async () => {
      server?.kill('SIGTERM');
      // It still removes a file of its own.
      await until(() => !server || server.exitCode !== null || server.signalCode !== null, 20);
      fixture.remove();
    });

    const get = (url: string, host: string, referer = ''): Promise<http.IncomingMessage> =>
      new Promise((resolve, reject) => {
        // A connection that is kept would end when nginx is reloaded.
        const settings = { headers: { host, referer }, rejectUnauthorized: false, agent: false };
        const { get } = url.startsWith('https:') ? https : http;
        get(url, settings, resolve).on('error', reject);
      });

    it.each(['example.com', HOST])('leads from http://%s to https', async (host) => {
      const { statusCode, headers } = await get(`http://127.0.0.1:${ports.plain}/about/?a`, host);
      expect([statusCode, headers.location]).toEqual([301, `https://${HOST}/about/?a`]);
    });

    it('leads from the bare domain to the site', async () => {
      const answer = await get(`https://127.0.0.1:${ports.tls}/`, 'example.com');
      expect(answer).toMatchObject({ statusCode: 301, headers: { location: `https://${HOST}/` } });
    });

    it('serves the site with its headers', async () => {
      const { statusCode, headers } = await get(`https://127.0.0.1:${ports.tls}/`, HOST);
      expect(statusCode).toBe(200);
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    });

    const textAt = async (address: string) => {
      const response = await get(`https://[::1]:${ports.tls}${address}`, HOST);
      return (await response.toArray()).join('');
    };

    it('publishes a release, keeps fingerprinted files for a week, and goes back, all at once', async () => {
      const root = path.resolve(fixture.root);
      const weekAgo = Date.now() / 1000 - 9 * 86_400;
      utimesSync(`${root}/site/current/out/_next/static/older.js`, weekAgo, weekAgo);
      rmSync(`${root}/out/_next`, { recursive: true });
      fixture.write({ 'out/index.html': 'après', 'out/_next/static/new.js': 'new' });
      expect(publish(root)).toMatchObject({ status: 0, stderr: '' });
      expect([await textAt('/'), await textAt('/_next/static/new.js')]).toEqual(['après', 'new']);
      expect(await textAt('/_next/static/old.js')).toBe('old');
      expect(await textAt('/_next/static/older.js')).toBe('introuvable');
      expect(publish(root, '--back')).toMatchObject({ status: 0, stderr: '' });
      expect(await textAt('/')).toBe('accueil');
      expect(publish(root, '--back')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('There is no release before'),
      });
      fixture.write({ 'out/index.html': 'mieux' });
      // While one is built, and one of a day to come.
      for (const [file, why] of [
        ['last-out/index.html', 'to its end'],
        ['stamp.txt', '2199-01-01'],
      ] as const) {
        fixture.write({ [`build/${file}`]: 'x 2199-01-01' });
        expect(publish(root)).toMatchObject({ status: 1, stderr: expect.stringContaining(why) });
        rmSync(`${root}/build/${file.split('/')[0]}`, { recursive: true });
      }
      chmodSync(`${root}/out/index.html`, 0o600);
      expect(publish(root)).toMatchObject({ status: 0, stderr: '' });
      const { mode } = statSync(`${root}/site/current/out/index.html`);
      expect([mode & 0o777, await textAt('/')]).toEqual([0o644, 'mieux']);
      // Not to the release that was gone back from.
      expect(publish(root, '--back')).toMatchObject({ status: 0, stderr: '' });
      expect(await textAt('/')).toBe('accueil');
    });

    it('goes back by itself from a release that nginx refuses, and drops it', async () => {
      const root = path.resolve(fixture.root);
      const [shown, releases] = [readlinkSync(`${root}/site/current`), `${root}/site/releases`];
      const before = [readdirSync(releases), await textAt('/')];
      const good = readFileSync(`${root}/build/nginx/server.conf`, 'utf8');
      for (const [config, why] of [
        ['return;', /number of arguments in "return" .* is again the release .* is not pub.*\n$/s],
        ['return 200 a"b; "access_log" /x; "c;', /^quote b\n *access_log \/x\nquote c\nNot pub/],
      ] as const) {
        fixture.write({ 'out/index.html': 'refusé', 'build/nginx/server.conf': config });
        expect(publish(root)).toMatchObject({ status: 1, stderr: expect.stringMatching(why) });
      }
      fixture.write({ 'build/nginx/server.conf': good });
      expect(readlinkSync(`${root}/site/current`)).toBe(shown);
      expect([readdirSync(releases), await textAt('/')]).toEqual(before);
    });

    it('keeps seven releases, and the one that is shown', async () => {
      const root = path.resolve(fixture.root);
      const shown = readlinkSync(`${root}/site/current`);
      for (let times = 0; times < 8; times += 1) publish(root);
      expect(readdirSync(`${root}/site/releases`)).toHaveLength(7);
      expect(readdirSync(`${root}/site/releases`)).not.toContain(path.basename(shown));
    });

    it('lets certbot show its proof over http', async () => {
      const proof = `http://[::1]:${ports.plain}/.well-known/acme-challenge/token`;
      expect(await get(proof, HOST)).toMatchObject({ statusCode: 200 });
    });

    it.each([
      ['/signup/', 'fr', 'Revenez au formulaire'],
      ['/en/signup/', 'en', 'Go back to the form'],
    ])('says to who comes from %s that the receiver is down', async (from, language, words) => {
      const address = `https://127.0.0.1:${ports.tls}/api/demo-requests/`;
      const answer = await get(address, HOST, `https://${HOST}${from}`);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      const page = (await answer.toArray()).join('');
      expect(page).toContain(`<html lang="${language}"`);
      expect(page).toContain(words);
    });
  },
);
