/** Schema migrations, in order. Never edit one that has been released: append a new one. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE demo_requests (
      id TEXT PRIMARY KEY,
      request_id TEXT NOT NULL,
      received_at TEXT NOT NULL,
      locale TEXT NOT NULL,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL,
      email TEXT NOT NULL,
      organization TEXT NOT NULL,
      role TEXT NOT NULL,
      sector TEXT NOT NULL,
      other_sector TEXT NOT NULL,
      company_size TEXT NOT NULL,
      message TEXT NOT NULL,
      spam INTEGER NOT NULL,
      fingerprint TEXT NOT NULL,
      revises TEXT
    )`,
    'CREATE UNIQUE INDEX demo_requests_request_id ON demo_requests (request_id)',
    'CREATE INDEX demo_requests_received_at ON demo_requests (received_at)',
    `CREATE TABLE demo_request_deliveries (
      id INTEGER PRIMARY KEY,
      request TEXT NOT NULL REFERENCES demo_requests (id),
      channel TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at INTEGER NOT NULL,
      claimed_until INTEGER NOT NULL DEFAULT 0,
      delivered_at TEXT,
      last_error TEXT,
      UNIQUE (request, channel)
    )`,
    `CREATE INDEX demo_request_deliveries_waiting
      ON demo_request_deliveries (channel, next_attempt_at) WHERE delivered_at IS NULL`,
  ],
  ['CREATE TABLE demo_request_probes (id INTEGER PRIMARY KEY, room BLOB NOT NULL)'],
  [
    // When a delivery was given up.
    'ALTER TABLE demo_request_deliveries ADD COLUMN dead_at TEXT',
    // Set by the team; until then the last contact is the request itself.
    'ALTER TABLE demo_requests ADD COLUMN last_contact_at TEXT',
  ],
];
