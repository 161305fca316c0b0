/** Serves the second build on PORT, for the sign-in tests. */

import { createApp } from '@/delivery/server/app';
import { requirePort, serve } from '@/scripts/servers/serve';
import { ensureVariant, variantOut } from './variant';

await requirePort();
ensureVariant();
const address = await serve(await createApp({ root: variantOut, redirects: [] }));
console.log(`The second build is at ${address}/`);
