/** The embedded server over a one-page site, as a process that the benchmark may harm. */
import { readReceiverConfig } from '@/config/receiver';
import { serve } from '@/scripts/servers/serve';
import { createApp } from '@/server/app';

const NOBODY = 65_534;

const [root = '', user] = process.argv.slice(2);
const app = await createApp({ root, redirects: [], receiver: readReceiverConfig() });
// File permissions do not apply to root.
if (user === 'unprivileged' && process.getuid?.() === 0) {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
console.log(`It is at ${await serve(app)}/`);
