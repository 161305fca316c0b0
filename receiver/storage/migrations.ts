/** Names of column types, which differ between databases. */
export interface ColumnTypes {
  /** Key numbered by the database. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly time: string;
  readonly bytes: string;
  /** Compared by bytes, so that dates sort in the same order everywhere. */
  readonly text: string;
  /** Begins the creation of a table that needs not survive a crash. */
  readonly shortLived: string;
}

export const sqliteTypes: ColumnTypes = {
  key: 'INTEGER PRIMARY KEY',
  time: 'INTEGER',
  bytes: 'BLOB',
  text: 'TEXT',
  shortLived: 'CREATE TABLE',
};

export const postgresTypes: ColumnTypes = {
  key: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  time: 'BIGINT',
  bytes: 'BYTEA',
  text: 'TEXT COLLATE "C"',
  shortLived: 'CREATE UNLOGGED TABLE',
};

/**
 * Schema migrations, in order. Never edit one that has been released: append a new one. Long, as a list that only
 * grows.
 */
export const migrationsFor = ({
  key,
  time,
  bytes,
  text,
  shortLived,
}: ColumnTypes): readonly (readonly string[])[] => [
  [
    `CREATE TABLE demo_requests (
      id ${text} PRIMARY KEY,
      request_id ${text} NOT NULL,
      received_at ${text} NOT NULL,
      locale ${text} NOT NULL,
      first_name ${text} NOT NULL,
      last_name ${text} NOT NULL,
      email ${text} NOT NULL,
      organization ${text} NOT NULL,
      role ${text} NOT NULL,
      sector ${text} NOT NULL,
      other_sector ${text} NOT NULL,
      company_size ${text} NOT NULL,
      message ${text} NOT NULL,
      spam INTEGER NOT NULL,
      fingerprint ${text} NOT NULL,
      revises ${text}
    )`,
    'CREATE UNIQUE INDEX demo_requests_request_id ON demo_requests (request_id)',
    'CREATE INDEX demo_requests_received_at ON demo_requests (received_at)',
    `CREATE TABLE demo_request_deliveries (
      id ${key},
      request ${text} NOT NULL REFERENCES demo_requests (id),
      channel ${text} NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at ${time} NOT NULL,
      claimed_until ${time} NOT NULL DEFAULT 0,
      delivered_at ${text},
      last_error ${text},
      UNIQUE (request, channel)
    )`,
    `CREATE INDEX demo_request_deliveries_waiting
      ON demo_request_deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL`,
  ],
  [`CREATE TABLE demo_request_probes (id ${key}, room ${bytes} NOT NULL)`],
  [
    // When a delivery was given up.
    `ALTER TABLE demo_request_deliveries ADD COLUMN dead_at ${text}`,
    // Set by the team; until then the last contact is the request itself.
    `ALTER TABLE demo_requests ADD COLUMN last_contact_at ${text}`,
  ],
  // Why a request was quarantined, separated by spaces.
  [`ALTER TABLE demo_requests ADD COLUMN spam_reasons ${text}`],
  [
    // What each client has spent of its rate limit, where several receivers share a database.
    `${shortLived} demo_request_budgets (
      client ${text} PRIMARY KEY, spent INTEGER NOT NULL, ends_at ${time} NOT NULL
    )`,
  ],
  [
    // What the operator was last alerted of, once for all receivers.
    `CREATE TABLE demo_request_alerts (
      name ${text} PRIMARY KEY,
      dead INTEGER NOT NULL,
      told_at ${time},
      claimed_until ${time} NOT NULL
    )`,
  ],
  // What the form was for (form/fields.ts).
  [`ALTER TABLE demo_requests ADD COLUMN kind ${text} NOT NULL DEFAULT 'demo'`],
];
