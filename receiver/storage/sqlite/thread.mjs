/** Worker thread of thread-client.ts: plain JavaScript, so that it starts without a compiler. */
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client/sqlite3';

let client = null;
let transaction = null;

const nothing = { rows: [], rowsAffected: 0 };
/** A result that can be sent between threads: the driver's rows have accessors. */
const plain = ({ columns, rows, rowsAffected }) => ({
  rows: rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
  rowsAffected,
});

const actions = {
  run: async (statement) => plain(await (transaction ?? client).execute(statement)),
  async begin() {
    transaction = await client.transaction('write');
    return nothing;
  },
  commit: () => finish((current) => current.commit()),
  // Where the disk is full, SQLite has already rolled it back, or the commit failed: closing is always right.
  rollback: () => finish((current) => current?.close()),
};

async function finish(how) {
  const current = transaction;
  transaction = null;
  await how(current);
  return nothing;
}

parentPort.on('message', async ({ id, action, statement }) => {
  try {
    client ??= createClient(workerData);
    parentPort.postMessage({ id, result: await actions[action](statement) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
});
