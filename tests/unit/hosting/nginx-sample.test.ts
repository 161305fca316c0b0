import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { generate } from 'selfsigned';
import { nginxFiles } from '@/hosting/hosts/nginx';
import { redirects } from '@/hosting/redirects';
import { nginxBinary } from '@/scripts/programs';
import { Fixture } from '@/tests/fixture';
import { until } from '@/tests/receiver/demo-requests';
import { freePort } from '@/tests/receiver/postgres';

const nginx = nginxBinary();
const HOST = 'www.example.com';

/** The sample of the documentation, for files in `root` and free ports. */
function sample(root: string, ports: { plain: number; tls: number; receiver: number }): string {
  const [, documented = ''] =
    /```nginx\n([^`]*listen 443[^`]*)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  const adapted: Record<string, string> = {
    '/etc/letsencrypt/live/www.example.com': root,
    '/etc/nginx/site': root,
    '/var/www/site': `${root}/out`,
    'listen 80;': `listen 127.0.0.1:${ports.plain};`,
    'listen 443 ': `listen 127.0.0.1:${ports.tls} `,
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
        'nginx.conf': [
          ...(process.getuid?.() === 0 ? ['user root;'] : []),
          `pid ${root}/nginx.pid;\nerror_log stderr;\nevents { }`,
          `http {\naccess_log off;\n${temporary.join('\n')}\n${sample(root, ports)}}`,
        ].join('\n'),
        ...Object.fromEntries(
          nginxFiles(redirects(), `https://${HOST}`).map(({ path: name, content }) => [
            name,
            content,
          ]),
        ),
      });
      server = spawn(nginx ?? '', ['-p', root, '-c', 'nginx.conf', '-g', 'daemon off;']);
      let errors = '';
      server.stderr?.on('data', (data) => {
        errors += data;
      });
      await until(() => existsSync(path.join(root, 'nginx.pid')) || server.exitCode !== null, 20);
      expect([server.exitCode, errors]).toEqual([null, '']);
    });
    afterAll(() => {
      server?.kill('SIGTERM');
      fixture.remove();
    });

    const get = (url: string, host: string): Promise<http.IncomingMessage> =>
      new Promise((resolve, reject) => {
        const settings = { headers: { host }, rejectUnauthorized: false };
        const request = url.startsWith('https:')
          ? https.get(url, settings, resolve)
          : http.get(url, settings, resolve);
        request.on('error', reject);
      });

    it.each(['example.com', HOST])('leads from http://%s to https', async (host) => {
      const { statusCode, headers } = await get(`http://127.0.0.1:${ports.plain}/about/?a`, host);
      expect([statusCode, headers.location]).toEqual([301, `https://${HOST}/about/?a`]);
    });

    it('leads from the bare domain to the site', async () => {
      const { statusCode, headers } = await get(`https://127.0.0.1:${ports.tls}/`, 'example.com');
      expect([statusCode, headers.location]).toEqual([301, `https://${HOST}/`]);
    });

    it('serves the site with its headers', async () => {
      const { statusCode, headers } = await get(`https://127.0.0.1:${ports.tls}/`, HOST);
      expect(statusCode).toBe(200);
      expect(headers['strict-transport-security']).toMatch(/^max-age=/);
    });

    it('passes /api/ on, and says so while the receiver is down', async () => {
      const { statusCode } = await get(`https://127.0.0.1:${ports.tls}/api/health/`, HOST);
      expect(statusCode).toBe(503);
    });
  },
);
