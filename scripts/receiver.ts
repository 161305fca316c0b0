import { readReceiverConfig } from '@/lib/config/receiver';
import { help } from './help';
import { withSettings } from './settings';

help(`npm run receiver, or node receiver.mjs

Receives demo requests on HOST and PORT, 127.0.0.1 and 3000 by default. Settings are in the environment or .env:
.env.example. Its data: npm run requests -- --help, or node receiver.mjs requests --help.
Its state: node receiver.mjs health.`);

const [config, { createReceiverApp }, { serve }] = await withSettings(async () => [
  readReceiverConfig(),
  // They read settings as they are loaded.
  await import('@/delivery/server/create-server'),
  await import('./servers/serve'),
]);
const address = await serve(await createReceiverApp(config));
console.log(`The receiver of demo requests is at ${address}/api/demo-requests/`);
