import { printCsv } from '@/lib/csv';
import { fieldNames, fields } from '@/lib/form/fields';
import type { Database } from '@/receiver/storage/database';
import { eachRequest } from '@/receiver/storage/people';
import { printable } from './usage';

/** A message to the team leaves most of these empty. */
const listedFields = fieldNames.filter((name) => fields[name].control !== 'textarea');

/** Requests, one on a line, oldest first. */
export async function* listed(database: Database, search?: string): AsyncGenerator<string> {
  let count = 0;
  const origins = new Map<string, number>();
  for await (const request of eachRequest(database, { search })) {
    count += 1;
    const { id, receivedAt, kind, locale, spam, spamReasons, origin } = request;
    origins.set(origin, (origins.get(origin) ?? 0) + 1);
    const answers = listedFields.map((name) => request[name]);
    const cells = [id, receivedAt, kind, locale, spam && `[${spamReasons}]`, ...answers];
    yield `${cells.flatMap((cell) => (cell ? printable(cell) : [])).join('  ')}\n`;
  }
  yield `${count} ${count === 1 ? 'request' : 'requests'}\n`;
  for (const [origin, times] of origins) yield `  ${times} ${origin || 'from an unknown page'}\n`;
}

/** Every answer, for spreadsheets. */
export async function* exported(database: Database): AsyncGenerator<string> {
  const columns = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises', 'kind'] as const;
  const style = { spreadsheet: true, typed: true, quoteAll: true };
  yield printCsv([[...columns, 'doubted']], style);
  for await (const request of eachRequest(database)) {
    const cells = columns.map((name) => request[name]);
    // Without the mark that the file begins with.
    yield printCsv([[...cells, request.spam ? request.spamReasons : '']], style).slice(1);
  }
}
