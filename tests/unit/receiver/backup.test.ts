import { execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '@/receiver/commands/backup';
import { challengeSecret, type Database } from '@/receiver/storage/database';
import { backlogOf } from '@/receiver/storage/deliveries';
import type { StoredRequest } from '@/receiver/storage/requests';
import { pathOf } from '@/receiver/storage/sqlite/database';
import { inFiles, listRequests, onPostgres, saveAnswers } from '@/tests/receiver/databases';
import { programs } from '@/tests/receiver/postgres';

const { open, root, url } = inFiles();
let folder: string;
let copy: string;
beforeEach(() => {
  folder = path.join(root(), 'backups');
  copy = path.join(folder, 'copy.db');
  mkdirSync(folder);
});

async function goesOn(successor: Database, before: readonly StoredRequest[]) {
  expect(await listRequests(successor)).toEqual(expect.arrayContaining([...before]));
  // Whose visitors never got an answer, and send again.
  for (const { requestId } of before)
    expect(await saveAnswers(successor, { requestId })).toMatchObject({ isNew: false });
  expect(await saveAnswers(successor)).toMatchObject({ isNew: true });
}

it('is a file with which a receiver elsewhere goes on, made while requests are stored', async () => {
  const [receiver, command] = [open(), open()];
  await saveAnswers(receiver);
  await saveAnswers(receiver, {}, { reasons: ['honeypot'] });
  const before = await listRequests(receiver);
  const old = process.umask(0);
  const saving = Promise.all(Array.from({ length: 100 }, () => saveAnswers(receiver)));
  await backUp(command, copy).finally(() => process.umask(old));
  await saving;
  expect(readdirSync(folder)).toEqual(['copy.db']);
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  const elsewhere = path.join(root(), 'elsewhere.db');
  copyFileSync(copy, elsewhere);
  await goesOn(open(64, `file:${elsewhere}`), before);
});

it('replaces no file, and leaves none when the database is damaged', async () => {
  const database = open();
  await saveAnswers(database);
  writeFileSync(copy, 'something else');
  await expect(backUp(database, copy)).rejects.toThrow(`${copy} exists. Choose another name.`);
  await expect(backUp(database, `${root()}/no/a.db`)).rejects.toThrow(/^There is no .*no\. /);
  await database.close();
  writeFileSync(pathOf(url()), 'damaged'.repeat(10_000));
  await expect(backUp(database, `${copy}.2`)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(readdirSync(folder)).toEqual(['copy.db']);
});

onPostgres(({ open, server, url }) => {
  it('is what pg_dump writes and pg_restore reads, as documented', async () => {
    const database = open();
    await saveAnswers(database);
    await saveAnswers(database, {}, { reasons: ['honeypot'] });
    const elsewhere = server().newDatabase();
    const run = (program: string, to: string) =>
      execSync(`eval "$(grep -o '${program} [^\`]*' ${path.resolve('docs/operating.md')})"`, {
        cwd: root(),
        env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, DEMO_DATABASE_URL: to },
      });
    run('pg_dump', url());
    run('pg_restore', elsewhere);
    const successor = open(64, elsewhere);
    expect(await backlogOf(successor)).toMatchObject({ waiting: 1, doubted: 1 });
    expect(await challengeSecret(successor)).toBe(await challengeSecret(database));
    await goesOn(successor, await listRequests(database));
  });
});
