import { parseArgs } from 'node:util';
import { readReceiverConfig } from '@/config/receiver';
import { runRequests, UsageError } from '@/server/demo-requests/commands';
import { createDatabase } from '@/server/demo-requests/storage/database';

const database = createDatabase(readReceiverConfig().database);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      spam: { type: 'boolean' },
      before: { type: 'string' },
    },
  });
  process.stdout.write(await runRequests(database, positionals, values));
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await database.close();
}
