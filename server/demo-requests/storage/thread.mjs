/** Worker thread of thread-client.ts: plain JavaScript, so that it starts without a compiler. */
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client';

let client = null;

/** A result that can be sent between threads: the driver's rows have accessors. */
const plain = ({ columns, rows, rowsAffected }) => ({
  rows: rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
  rowsAffected,
});

parentPort.on('message', async ({ id, statements, batch }) => {
  try {
    client ??= createClient(workerData);
    const results = batch
      ? await client.batch(statements, 'write')
      : [await client.execute(statements[0])];
    parentPort.postMessage({ id, results: results.map(plain) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
});
