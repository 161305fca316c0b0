import { printCsv } from '@/lib/csv';
import { fieldNames, fields } from '@/lib/form/fields';
import type { Database } from '@/receiver/storage/database';
import { eachRequest } from '@/receiver/storage/people';
import { printable } from './usage';

/** A message to the team leaves most of these empty. */
const listedFields = fieldNames.filter((name) => fields[name].control !== 'textarea');

/** Requests that are not in quarantine, one on a line, oldest first. */
export async function* listed(database: Database, search?: string): AsyncGenerator<string> {
  let count = 0;
  for await (const request of eachRequest(database, { spam: false, search })) {
    count += 1;
    const { id, receivedAt, kind, locale } = request;
    const answers = listedFields.map((name) => request[name]).filter(Boolean);
    yield `${[id, receivedAt, kind, locale, ...answers].map(printable).join('  ')}\n`;
  }
  yield `${count} requests\n`;
}

/** Every answer, for spreadsheets. */
export async function* exported(database: Database, spam: boolean): AsyncGenerator<string> {
  const columns = ['id', 'receivedAt', 'locale', ...fieldNames, 'revises', 'kind'] as const;
  const style = { spreadsheet: true, typed: true, quoteAll: true };
  yield printCsv([columns], style);
  for await (const request of eachRequest(database, { spam })) {
    // Without the mark that the file begins with.
    yield printCsv([columns.map((name) => request[name])], style).slice(1);
  }
}
