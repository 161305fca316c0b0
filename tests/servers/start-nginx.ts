/** Serves out/ with nginx and the configuration the build wrote, on PORT, the receiver being on RECEIVER_PORT. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '@/delivery/postprocess/stamp';
import { nginxBinary } from '@/scripts/programs';
import { requirePort } from '@/scripts/servers/serve';

await requirePort();
ensureBuild();

const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));

/** Adaptations of site.conf, by original text. */
const adapted: Record<string, string> = {
  'listen 80;': `listen 127.0.0.1:${process.env.PORT};`,
  'listen [::]:80;': '',
  '127.0.0.1:3000': `127.0.0.1:${process.env.RECEIVER_PORT}`,
  '/var/www/site/current/out': path.resolve('out'),
  '/var/www/site/current/nginx': path.resolve('build/nginx'),
};
let site = readFileSync('build/nginx/site.conf', 'utf8');
for (const [text, by] of Object.entries(adapted)) {
  if (!site.includes(text)) throw new Error(`site.conf does not hold "${text}".`);
  site = site.replaceAll(text, by);
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${prefix}/${name};`,
);
writeFileSync(
  path.join(prefix, 'nginx.conf'),
  [
    // The files may be readable only to the user who runs the tests.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${prefix}/nginx.pid;`,
    'error_log stderr;',
    'events { }',
    `http {\naccess_log off;\n${temporary.join('\n')}\n${site}}`,
  ].join('\n'),
);

const server = spawn(
  nginxBinary() ?? 'nginx',
  ['-p', prefix, '-c', 'nginx.conf', '-g', 'daemon off;'],
  { stdio: 'inherit' },
);
// nginx writes this file once it listens; if it cannot listen, it exits.
const ready = setInterval(() => {
  if (!existsSync(path.join(prefix, 'nginx.pid'))) return;
  clearInterval(ready);
  console.log(`nginx serves out/ on port ${process.env.PORT}`);
}, 50);
server.once('error', ({ message }) => {
  console.error(`nginx cannot be started: ${message}. On Debian: apt-get install nginx-light`);
  process.exit(1);
});
server.once('exit', (code) => {
  rmSync(prefix, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.kill('SIGTERM'));
