import { parseArgs } from 'node:util';
import { readReceiverConfig } from '@/config/receiver';
import { runRequests } from '@/server/demo-requests/commands/commands';
import { UsageError } from '@/server/demo-requests/commands/usage';
import { channelsOf } from '@/server/demo-requests/outbox/channels';
import { createDatabase } from '@/server/demo-requests/storage/database';

const config = readReceiverConfig();
const database = createDatabase(config.database);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      spam: { type: 'boolean' },
      before: { type: 'string' },
      email: { type: 'string' },
      on: { type: 'string' },
    },
  });
  process.stdout.write(await runRequests(database, positionals, values, channelsOf(config)));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
