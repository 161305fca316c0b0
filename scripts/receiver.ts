import { readReceiverConfig } from '@/config/receiver';
import { withSettings } from './settings';

const [config, { createReceiverApp }, { serve }] = await withSettings(async () => [
  readReceiverConfig(),
  // They read settings as they are loaded.
  await import('@/server/create-server'),
  await import('./servers/serve'),
]);
const address = await serve(await createReceiverApp(config));
console.log(`The receiver of demo requests is at ${address}/api/demo-requests/`);
