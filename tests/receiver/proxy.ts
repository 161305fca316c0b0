import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxBinary } from '@/scripts/programs';
import { until } from './demo-requests';
import { freePort } from './postgres';

export const hasNginx = nginxBinary() !== undefined;

/** nginx in front of two receivers, configured as docs/operating.md says. */
export class NginxProxy {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  private server: ChildProcess | null = null;
  url = '';

  /** @param addresses of the receivers, as `http://host:port`. */
  async up(addresses: readonly string[]): Promise<this> {
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${this.root}/${name};`,
    );
    const config = [
      `pid ${this.root}/nginx.pid;`,
      'error_log stderr;',
      'events { }',
      'http {',
      'access_log off;',
      ...temporary,
      documented(addresses),
      `server { listen 127.0.0.1:${port}; location / {`,
      '  proxy_pass http://demo_requests;',
      '  proxy_set_header Host $http_host;',
      '  proxy_set_header X-Forwarded-For $remote_addr;',
      '} }',
      '}',
    ];
    writeFileSync(path.join(this.root, 'nginx.conf'), config.join('\n'));
    const run = ['-p', this.root, '-c', 'nginx.conf', '-g', 'daemon off;'];
    this.server = spawn(nginxBinary() ?? 'nginx', run, { stdio: 'ignore' });
    await until(() => existsSync(path.join(this.root, 'nginx.pid')));
    this.url = `http://127.0.0.1:${port}`;
    return this;
  }

  down(): void {
    this.server?.kill('SIGTERM');
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The sample of docs/operating.md, with other addresses. */
function documented(addresses: readonly string[]): string {
  const [, sample = ''] =
    /```nginx\n(upstream demo_requests[\s\S]*?)```/.exec(
      readFileSync('docs/operating.md', 'utf8'),
    ) ?? [];
  const left = [...addresses];
  const adapted = sample.replace(/192\.0\.2\.\d+:3000/g, () => new URL(left.shift() ?? '').host);
  if (left.length > 0) throw new Error('The sample of docs/operating.md has fewer servers.');
  return adapted;
}
