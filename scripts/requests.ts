import { parseArgs } from 'node:util';
import { readReceiverConfig } from '@/config/receiver';
import { runRequests } from '@/receiver/commands/commands';
import { requireDatabase, UsageError } from '@/receiver/commands/usage';
import { problemOf } from '@/receiver/log';
import { channelsOf } from '@/receiver/outbox/channels';
import { createDatabase } from '@/receiver/storage/open';
import { withSettings } from './settings';

/** An export may take longer than a request may wait, in ms. */
const QUERY_TIME = 60_000;

const config = await withSettings(readReceiverConfig);
const database = createDatabase(config.database, { queryTime: QUERY_TIME });
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
  if (!['test-message', 'restore'].includes(positionals[0] ?? '')) {
    requireDatabase(config.database.url);
  }
  process.stdout.write(
    await runRequests(database, positionals, values, channelsOf(config), config.database),
  );
} catch (error) {
  const { code, problem } = problemOf(error);
  const { path, message } = error as NodeJS.ErrnoException;
  if (problem) {
    // Of a file that was named on the command line, the system says which.
    console.error(path ? message : `${code}: ${problem}`);
    process.exitCode = 1;
  } else {
    if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
    console.error(message);
    process.exitCode = 2;
  }
} finally {
  await database.close();
}
