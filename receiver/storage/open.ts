import type { Database, DatabaseSettings } from './database';
import { postgresDatabase } from './postgres/database';
import { fileDatabase } from './sqlite/database';

interface Patience {
  /** Maximum duration of one query in ms, where the database is a server. */
  readonly queryTime?: number;
}

export const createDatabase = (settings: DatabaseSettings, patience: Patience = {}): Database =>
  settings.url.startsWith('file:')
    ? fileDatabase(settings)
    : postgresDatabase(settings, patience.queryTime);
