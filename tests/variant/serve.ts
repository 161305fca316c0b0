/** Serves the second build on PORT, for sign-in to be tested. */
import { requirePort, serve } from '@/scripts/serve';
import { createApp } from '@/server/app';
import { ensureVariant, variantOut } from './variant';

await requirePort();
ensureVariant();
const address = await serve(await createApp({ root: variantOut, redirects: [] }));
console.log(`The second build is at ${address}/`);
