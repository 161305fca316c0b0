import { sql } from 'kysely';
import { validateRequest } from '@/lib/form/schema';
import { type Database, rowsOf as resultOf } from '@/receiver/storage/database';
import { createDatabase } from '@/receiver/storage/open';
import { eachRequest } from '@/receiver/storage/people';
import { type StoredRequest, saveRequest } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { answers, fileIn } from './demo-requests';
import { PostgresServer, postgresMissing } from './postgres';

/** Runs SQL as written; returns the rows. */
export const rowsOf = (database: Database, text: string) =>
  resultOf<Record<string, unknown>>(database, sql.raw(text));

/** Every request at once, oldest first. */
export async function listRequests(database: Database): Promise<StoredRequest[]> {
  const all: StoredRequest[] = [];
  for await (const request of eachRequest(database)) all.push(request);
  return all;
}

/** All that is stored in a database. */
export async function storedIn(url: string): Promise<StoredRequest[]> {
  const database = createDatabase({ url, maxMegabytes: 64 });
  try {
    return await listRequests(database);
  } finally {
    await database.close();
  }
}

/** Stores a request with valid answers, or with changes to them. */
export async function saveAnswers(
  database: Database,
  changes: Record<string, unknown> = {},
  {
    reasons = null,
    channels = ['mail'],
  }: { reasons?: readonly string[] | null; channels?: readonly string[] } = {},
): ReturnType<typeof saveRequest> {
  const { request } = validateRequest(answers(changes));
  if (!request) throw new Error('The answers of the test are wrong.');
  return saveRequest(database, { request, kind: 'demo', locale: 'fr', reasons, channels });
}

type Backend = ReturnType<typeof backendOf>;

/** A folder of its own for each test, where its database is a file. */
export function inFiles() {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = new Fixture();
  });
  const backend = backendOf('sqlite', () => fileIn(fixture.root));
  afterEach(() => fixture.remove());
  return { ...backend, root: () => fixture.root };
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onEachDatabase(tests: (backend: Backend) => void): void {
  describe('on SQLite', () => tests(inFiles()));
  onPostgres(tests);
}

/** Runs tests with a PostgreSQL server of their own; where none can be started, says so and skips them. */
export function onPostgres(tests: (backend: Backend) => void): void {
  if (postgresMissing && process.env.CI === 'true' && process.platform === 'linux')
    throw new Error(postgresMissing);
  const name = postgresMissing ? `on PostgreSQL (skipped. ${postgresMissing})` : 'on PostgreSQL';
  (postgresMissing ? describe.skip : describe)(name, () => {
    let server: PostgresServer;
    let url = '';
    beforeAll(async () => {
      server = await new PostgresServer().create();
    });
    afterAll(() => server?.remove());
    beforeEach(() => {
      url = server.newDatabase();
    });
    const newest = () => url;
    tests(backendOf('postgres', newest, () => server));
  });
}

function backendOf(
  kind: Database['kind'],
  url: () => string,
  server: () => PostgresServer = () => {
    throw new Error('There is no server.');
  },
) {
  const opened: Database[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
  return {
    kind,
    /** URL of the current test's database, which is new and empty. */
    url,
    /** The server itself, on PostgreSQL. */
    server,
    /** Connects to it, or to another; closed after the test. */
    open(maxMegabytes = 64, at = url()): Database {
      const database = createDatabase({ url: at, maxMegabytes });
      opened.push(database);
      return database;
    },
  };
}
