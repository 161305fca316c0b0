import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '@/lib/pages/redirects';
import { createApp } from '@/server/app';

const root = path.join(process.cwd(), 'out');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

if (!existsSync(path.join(root, 'index.html'))) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}

const app = await createApp({ root, redirects: redirects() });
await app.listen({ port, host });
console.log(
  `The site is at http://localhost:${port}/ (French) and http://localhost:${port}/en/ (English).`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
