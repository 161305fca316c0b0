import type { Database, DatabaseSettings } from './database';
import { postgresDatabase } from './postgres/database';
import { fileDatabase } from './sqlite/database';

/** @param queryTime maximum duration of one query in ms, where the database is a server. */
export const createDatabase = (settings: DatabaseSettings, queryTime?: number): Database =>
  settings.url.startsWith('file:') ? fileDatabase(settings) : postgresDatabase(settings, queryTime);
