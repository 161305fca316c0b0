import { randomBytes } from 'node:crypto';
import { readReceiverConfig } from '@/lib/config/receiver';
import type { Database } from '@/receiver/storage/database';
import { backlogOf, claimDelivery, shareOut } from '@/receiver/storage/deliveries';
import { createDatabase } from '@/receiver/storage/open';
import { countQuarantine, releaseRequest, withRoom } from '@/receiver/storage/quarantine';
import { findRequest } from '@/receiver/storage/requests';
import { listRequests, onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { SmtpStub } from '@/tests/receiver/smtp-stub';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { app, env, json, start } from './tested-receiver';

const bait = { website: 'https://www.entreprise.example' };

/** Does something with the database of the running receiver. */
async function beside<Result>(
  work: (database: ReturnType<typeof createDatabase>) => Promise<Result>,
) {
  const database = createDatabase(readReceiverConfig(env).database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const mailBy = ({ url }: SmtpStub) => ({
  DEMO_SMTP_URL: url,
  DEMO_MAIL_FROM: 'site@example.com',
  DEMO_MAIL_TO: 'team@example.com',
});
const stubs: { down(): Promise<unknown> }[] = [];
/** Begins to answer, until the test is over. */
async function up<Stub extends { up(): Promise<Stub>; down(): Promise<unknown> }>(stub: Stub) {
  stubs.push(stub);
  return await stub.up();
}
afterEach(() => Promise.all(stubs.splice(0).map((stub) => stub.down())));

it('notifies of what it holds, marked as suspected, after what it trusts', async () => {
  const smtp = await up(new SmtpStub());
  await start(mailBy(smtp));
  const { id } = (await json(answers({ firstName: 'www.win.example', proof: '' }))).json();
  await until(() => smtp.messages.length === 1);
  const [mail = ''] = smtp.messages;
  // The subject is encoded.
  expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?=5BSpam/m);
  expect(mail).toMatch(/link-in-name/);
  expect(mail).toContain(id);
  // Taken out of quarantine, it is kept as any other; the team knows it already.
  expect(await beside((database) => releaseRequest(database, id))).toBe(true);
  await json(answers());
  await until(() => smtp.messages.length === 2);
  expect(smtp.messages[1]).not.toContain(id);
});

it('says so in the payload of a webhook', async () => {
  const team = await up(new WebhookStub());
  const secret = 'sixteen characters';
  await start({ DEMO_WEBHOOK_URL: `${team.url}/`, DEMO_WEBHOOK_SECRET: secret });
  await json(answers());
  await json(answers({ firstName: 'www.win.example', proof: '' }));
  await until(() => team.calls.length === 2);
  expect(team.bodies('/').map(({ suspected }) => suspected)).toEqual([false, true]);
});

it('is silent only on what no person can have sent, until it is released', async () => {
  const smtp = await up(new SmtpStub());
  const settings = mailBy(smtp);
  await start(settings);
  const { id } = (await json(answers(bait))).json();
  await json(answers({ email: 'other@entreprise.example' }));
  await until(() => smtp.messages.length === 1);
  expect(smtp.messages[0]).not.toContain(id);
  expect((await app.inject('/api/health/')).json()).toMatchObject({ quarantined: 1 });

  // The inbox knows no channel, as in another shell than the receiver's.
  await beside((database) => releaseRequest(database, id));
  await app.close();
  await start(settings);
  await app.ready();
  await until(() => smtp.messages.length === 2);
  expect(smtp.messages[1]).toContain(id);
  expect(smtp.messages[1]).not.toMatch(/Spam/);
  await until(async () => (await app.inject('/api/health/')).json().waiting === 0);
});

const save = async (
  database: Database,
  spamReasons: readonly string[] | null,
  changes: Record<string, unknown> = {},
) => {
  const saved = await withRoom(database, () => saveAnswers(database, changes, { spamReasons }));
  return saved.id;
};

onEachDatabase((backend) => {
  it('notifies of what it trusts first', async () => {
    const database = backend.open();
    await save(database, ['links']);
    const request = await save(database, null);
    const times = { now: Date.now(), lease: 60_000, longestDelay: 60_000 };
    expect(await claimDelivery(database, 'mail', times)).toMatchObject({ request });
  });

  it('holds what filled in the bait without notifying anybody, until it is released', async () => {
    const database = backend.open();
    const id = await save(database, ['honeypot', 'links']);
    await save(database, null);
    expect(await backlogOf(database)).toMatchObject({ waiting: 1 });
    expect((await listRequests(database, true)).map(({ spamReasons }) => spamReasons)).toEqual([
      'honeypot links',
    ]);
    expect(await countQuarantine(database)).toBe(1);
    expect(await releaseRequest(database, id)).toBe(true);
    expect(await releaseRequest(database, id)).toBe(false);
    // It waits since then, however old it is.
    await rowsOf(database, `UPDATE demo_requests SET received_at = '2026' WHERE id = '${id}'`);
    expect((await backlogOf(database)).oldestSeconds).toBeLessThan(60);
    expect(await shareOut(database, ['mail', 'webhook'])).toBe(true);
    expect(await shareOut(database, ['mail', 'webhook'])).toBe(false);
    expect(await backlogOf(database)).toMatchObject({ waiting: 3 });
    expect(await findRequest(database, id)).toMatchObject({ spam: false });
    expect(await countQuarantine(database)).toBe(0);
  });

  it('makes way for genuine requests when the quota is reached', async () => {
    const database = backend.open(0.5);
    // Random, because PostgreSQL compresses what it can.
    const message = () => randomBytes(2000).toString('hex');
    for (let count = 0; count < 200; count++)
      await save(database, ['honeypot'], { message: message() });
    expect(await countQuarantine(database)).toBeLessThan(200);
    const genuine: string[] = [];
    for (let count = 0; count < 20; count++) {
      genuine.push(await save(database, null, { message: message() }));
    }
    const left = (await listRequests(database)).filter(({ spam }) => !spam);
    expect(left.map(({ id }) => id).sort()).toEqual(genuine.sort());
  });
});
