import type { FastifyInstance } from 'fastify';
import { createReceiverApp } from '@/delivery/server/create-server';
import { readReceiverConfig } from '@/lib/config/receiver';
import { createDatabase } from '@/receiver/storage/open';
import { Fixture } from '@/tests/fixture';
import { listRequests } from '@/tests/receiver/databases';
import { fileIn } from '@/tests/receiver/demo-requests';

export const URL = '/api/demo-requests/';
/** What a browser accepts that submits a form. */
export const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** A receiver with a database of its own, for each test to start. */
export let fixture: Fixture;
export let app: FastifyInstance;
export let env: Record<string, string>;

beforeEach(() => {
  fixture = new Fixture();
  env = { DEMO_DATABASE_URL: fileIn(fixture.root), DEMO_RATE_LIMIT: '1000' };
});
afterEach(async () => {
  await app?.close();
  fixture.remove();
});

/** Takes requests from now on; closed after the test. */
export const use = (started: FastifyInstance) => {
  app = started;
};
export const start = async (settings: Record<string, string> = {}) =>
  use(await createReceiverApp(readReceiverConfig({ ...env, ...settings }), () => {}));
export const json = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: URL, payload, headers });
export const form = (values: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: URL,
    payload: new URLSearchParams(values as Record<string, string>).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
export const stored = async () => {
  const database = createDatabase(readReceiverConfig(env).database);
  try {
    return await listRequests(database);
  } finally {
    await database.close();
  }
};
