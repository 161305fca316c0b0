import './settings';

import path from 'node:path';
import { redirects } from '@/delivery/hosting/redirects';
import { ensureBuild } from '@/delivery/postprocess/stamp';
import { createApp } from '@/delivery/server/app';
import { readReceiverConfig } from '@/lib/config/receiver';
import { help } from './help';
import { requirePort, serve } from './servers/serve';

help(`npm start

Serves the site of out/ with the receiver of demo requests on PORT, 3000 by default; builds first when sources changed.
Settings are in the environment or .env: docs/configuration.md.`);

const receiver = readReceiverConfig();
await requirePort();
ensureBuild();

const root = path.join(process.cwd(), 'out');
const address = await serve(await createApp({ root, redirects: redirects(), receiver }));
console.log(`The site is at ${address}/ (French) and ${address}/en/ (English).`);
if (!receiver.mail && !receiver.webhook) {
  console.log(
    'Demo requests are stored, but no notifications are sent: see docs/demo-requests.md. List requests with npm run requests -- list.',
  );
}
