import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readReceiverConfig } from '@/config/receiver';
import { redirects } from '@/lib/pages/redirects';
import { createApp } from '@/server/app';
import { serve } from './serve';

const root = path.join(process.cwd(), 'out');
const receiver = readReceiverConfig();

if (!existsSync(path.join(root, 'index.html'))) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}

const address = await serve(await createApp({ root, redirects: redirects(), receiver }));
console.log(`The site is at ${address}/ (French) and ${address}/en/ (English).`);
if (!receiver.mail && !receiver.webhook) {
  console.log(
    'Demo requests are stored, and nobody is told of them: see docs/demo-requests.md, or read them with npm run requests -- list.',
  );
}
