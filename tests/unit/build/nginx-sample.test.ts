import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { nginxFiles } from '@/hosting/hosts/nginx';
import { redirects } from '@/hosting/redirects';
import { nginxBinary } from '@/scripts/nginx';
import { Fixture } from '@/tests/fixture';

const nginx = nginxBinary();

(nginx ? it : it.skip)('starts with the HTTPS sample of the documentation', async () => {
  const [, sample = ''] =
    /```nginx\n([^`]*listen 443[^`]*)```/.exec(readFileSync('docs/deploying.md', 'utf8')) ?? [];
  expect(sample).toContain('upstream demo_requests');
  const fixture = new Fixture();
  try {
    const root = path.resolve(fixture.root);
    const pair = await generate([{ name: 'commonName', value: 'www.example.com' }]);
    const adapted = sample
      .replaceAll('/etc/letsencrypt/live/www.example.com', root)
      .replaceAll('/etc/nginx/site', root)
      .replaceAll('/var/www/site', root)
      .replaceAll('listen 80;', 'listen 127.0.0.1:48080;')
      .replaceAll('listen 443 ', 'listen 127.0.0.1:48443 ');
    fixture.write({
      'fullchain.pem': pair.cert,
      'privkey.pem': pair.private,
      'nginx.conf': `pid ${root}/nginx.pid;\nerror_log stderr;\nevents { }\nhttp {\naccess_log off;\n${adapted}}\n`,
      ...Object.fromEntries(
        nginxFiles(redirects(), 'https://www.example.com').map(({ path: name, content }) => [
          name,
          content,
        ]),
      ),
    });
    const { status, stderr } = spawnSync(
      nginx ?? '',
      ['-t', '-p', root, '-c', path.join(root, 'nginx.conf')],
      { encoding: 'utf8' },
    );
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  } finally {
    fixture.remove();
  }
});
