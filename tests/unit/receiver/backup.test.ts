import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '@/receiver/commands/backup';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { inFiles, listRequests, saveAnswers } from '@/tests/receiver/databases';

const { open, root, url } = inFiles();
let folder: string;
let copy: string;
beforeEach(() => {
  folder = path.join(root(), 'backups');
  copy = path.join(folder, 'copy.db');
  mkdirSync(folder);
});

it('is a file with which a receiver elsewhere goes on, made while requests are stored', async () => {
  const [receiver, command] = [open(), open()];
  const numbers = [crypto.randomUUID(), crypto.randomUUID()] as const;
  await saveAnswers(receiver, { requestId: numbers[0] });
  await saveAnswers(receiver, { requestId: numbers[1] }, { reasons: ['honeypot'] });
  const before = await listRequests(receiver);
  const old = process.umask(0);
  const saving = Promise.all(Array.from({ length: 100 }, () => saveAnswers(receiver)));
  await backUp(command, copy).finally(() => process.umask(old));
  await saving;
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const elsewhere = path.join(root(), 'elsewhere.db');
  copyFileSync(copy, elsewhere);
  const successor = open(64, `file:${elsewhere}`);
  expect(await listRequests(successor)).toEqual(expect.arrayContaining(before));
  // Whose visitors never got an answer, and send again.
  for (const requestId of numbers)
    expect(await saveAnswers(successor, { requestId })).toMatchObject({ isNew: false });
  expect(await saveAnswers(successor)).toMatchObject({ isNew: true });
});

it('replaces no file, and leaves none when the database is damaged', async () => {
  const database = open();
  await saveAnswers(database);
  writeFileSync(copy, 'something else');
  await expect(backUp(database, copy)).rejects.toThrow(`${copy} exists. Choose another name.`);
  await database.close();
  writeFileSync(pathOf(url()), 'damaged'.repeat(10_000));
  await expect(backUp(database, `${copy}.2`)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(readdirSync(folder)).toEqual(['copy.db']);
});
