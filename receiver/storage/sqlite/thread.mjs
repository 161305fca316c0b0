/** Worker thread of dialect.ts: runs one statement after another. Plain JavaScript, which starts without a compiler. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

let database = null;

function run({ sql, parameters }) {
  database ??= new Database(workerData.path, { timeout: workerData.timeout });
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
}

parentPort.on('message', (statement) => {
  try {
    parentPort.postMessage({ result: run(statement) });
  } catch ({ message, code }) {
    // Without what makes it more precise, as in SQLITE_IOERR_WRITE.
    const [kind] = /^SQLITE_[A-Z]+/.exec(code) ?? [code];
    parentPort.postMessage({ error: { message, code: kind } });
  }
});
