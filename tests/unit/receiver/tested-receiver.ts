import type { FastifyInstance } from 'fastify';
import { createReceiverApp } from '@/delivery/server/create-server';
import { readReceiverConfig } from '@/lib/config/receiver';
import type { Log } from '@/receiver/log';
import type { Database } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { Fixture } from '@/tests/fixture';
import { listRequests } from '@/tests/receiver/databases';
import { fileIn, proven } from '@/tests/receiver/demo-requests';

export const URL = '/api/demo-requests/';
/** What a browser accepts that submits a form. */
export const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A receiver with a database of its own, for each test to start. */
export let fixture: Fixture;
export let app: FastifyInstance;
export let env: Record<string, string>;
/** What it logs. */
export let logged: object[];

beforeEach(() => {
  logged = [];
  fixture = new Fixture();
  env = { DEMO_DATABASE_URL: fileIn(fixture.root), DEMO_RATE_LIMIT: '1000' };
});
afterEach(async () => {
  await app?.close();
  fixture.remove();
});

export const start = async (settings: Record<string, string> = {}) => {
  const log: Log = (event, details) => logged.push({ event, ...details });
  app = await createReceiverApp(readReceiverConfig({ ...env, ...settings }), log);
};
type Headers = Record<string, string>;
/** Posts JSON, proven unless it holds a proof or is to be without: `proof: undefined`. */
export const json = async (payload: object, headers: Headers = {}, remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: URL,
    payload: await proven(String(env.DEMO_DATABASE_URL), payload),
    headers,
    remoteAddress,
  });
/** Posts a form, as it is where a browser sends it without a script. */
export const form = async (values: object, headers: Headers = {}) => {
  const isScript = headers.accept !== PAGE.accept;
  const sent = isScript ? await proven(String(env.DEMO_DATABASE_URL), values) : values;
  return app.inject({
    method: 'POST',
    url: URL,
    payload: new URLSearchParams(sent as Record<string, string>).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
};
/** Does something with the database of the running receiver. */
export async function beside<Result>(work: (database: Database) => Promise<Result>) {
  const database = createDatabase(readReceiverConfig(env).database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
export const stored = () => beside(listRequests);
