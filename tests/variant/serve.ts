/** Serves the second build on PORT, for the sign-in tests. */
import { requirePort, serve } from '@/scripts/servers/serve';
import { createApp } from '@/server/app';
import { ensureVariant, variantOut } from './variant';

await requirePort();
ensureVariant();
const address = await serve(await createApp({ root: variantOut, redirects: [] }));
console.log(`The second build is at ${address}/`);
