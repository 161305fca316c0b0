/** Runs the receiver as an unprivileged user, since file permissions do not apply to root. */
import { readReceiverConfig } from '@/config/receiver';
import { serve } from '@/scripts/servers/serve';
import { createReceiverApp } from '@/server/create-server';

const app = await createReceiverApp(readReceiverConfig());
if (process.getuid?.() === 0) {
  process.setgid?.(65534);
  process.setuid?.(65534);
}
console.log(`The receiver is at ${await serve(app)}/`);
