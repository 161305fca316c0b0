import './settings';

import { existsSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '@/delivery/hosting/redirects';
import { asideOf, isUnderWay } from '@/delivery/postprocess/last-build';
import { ensureBuild, whyStale } from '@/delivery/postprocess/stamp';
import { createApp } from '@/delivery/server/app';
import { readReceiverConfig } from '@/lib/config/receiver';
import { help } from './help';
import { requirePort, serve } from './servers/serve';

help(`npm start

Serves the site of out/ with the receiver of demo requests on PORT, 3000 by default; says so when sources changed since
it was built, and builds only where there is none. Settings are in the environment or .env; .env.example explains each.`);

const receiver = readReceiverConfig();
await requirePort();
const root = path.join(process.cwd(), 'out');
const aside = asideOf(process.cwd());
// A site of yesterday is better than none while it builds, or when the build fails.
const isThere = [root, aside].some((folder) => existsSync(path.join(folder, 'index.html')));
const stale = isThere ? whyStale(process.cwd()) : ensureBuild();

const app = await createApp({ root, aside, redirects: redirects(), receiver });
const address = await serve(app);
console.log(`The site is at ${address}/ (French) and ${address}/en/ (English).`);
if (isUnderWay(process.cwd()))
  console.log('It is the previous one until the build under way ends.');
else if (stale)
  console.log(`It is not up to date: ${stale}. To update it: npm run build, in another terminal`);
