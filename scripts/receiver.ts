import { readReceiverConfig } from '@/config/receiver';
import { createReceiverApp } from '@/server/app';
import { serve } from './serve';

const address = await serve(await createReceiverApp(readReceiverConfig()));
console.log(`The receiver of demo requests is at ${address}/api/demo-requests/`);
