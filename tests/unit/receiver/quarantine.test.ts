import { randomBytes } from 'node:crypto';
import { readReceiverConfig } from '@/config/receiver';
import { verify } from '@/receiver/outbox/channels';
import { claimAlert, forgetAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import type { Database } from '@/receiver/storage/database';
import { backlogOf, shareOut } from '@/receiver/storage/deliveries';
import { createDatabase } from '@/receiver/storage/open';
import {
  countQuarantine,
  emptyQuarantine,
  releaseRequest,
  withRoom,
} from '@/receiver/storage/quarantine';
import { findRequest } from '@/receiver/storage/requests';
import { nextDigest } from '@/receiver/upkeep/alerts';
import { printed } from '@/tests/receiver/commands';
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
const run = (command: string) => beside((database) => printed(database, command));
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

it('lists what it holds, with why, and mails it only once it is released', async () => {
  const smtp = await up(new SmtpStub());
  const settings = mailBy(smtp);
  await start(settings);
  const { id } = (await json(answers(bait))).json();
  await json(answers({ email: 'other@entreprise.example' }));
  const sent = () => smtp.messages.filter((text) => !text.includes('in quarantine'));
  await until(() => sent().length === 1);
  expect(sent()[0]).not.toContain(id);
  expect(await run('spam')).toMatch(
    new RegExp(
      `^${id}  20\\S+  demo  fr  \\[honeypot .*\\]  Zoé  O'Neill .*Bonjour.*\n1 in quarantine\n$`,
    ),
  );
  expect(await run(`show ${id}`)).toMatch(/spamReasons: honeypot/);

  // The command knows no channel, as in another shell than the receiver's.
  expect(await run(`release ${id}`)).toBe(`${id} released\n`);
  expect(await run('pending')).toMatch(/all channels .*\n1 pending, 0 given up\n$/);
  await app.close();
  await start(settings);
  await app.ready();
  await until(() => sent().length === 2);
  expect(sent()[1]).toContain(id);
  expect(await run('spam')).toBe('0 in quarantine\n');
  await expect(run(`release ${id}`)).rejects.toThrow(/is in quarantine/);
  expect(await run('pending')).toBe('0 pending, 0 given up\n');
});

it('says how much is in quarantine, and tells it once a day', async () => {
  await start();
  await json(answers(bait));
  const details = await app.inject('/api/health/details/');
  expect(details.json()).toMatchObject({ quarantined: 1 });
  await beside(async (database) => {
    const next = (time: number) => nextDigest(database, time);
    const now = Date.now();
    const digest = { newInQuarantine: 1, inQuarantine: 1 };
    const occasion = { name: 'quarantine', dead: 0 } as const;
    expect(await next(now)).toEqual(digest);
    // Not told yet, as when the mail server is down.
    await claimAlert(database, occasion, now);
    await settleAlert(database, occasion, null);
    expect(await next(now + 60_000)).toEqual(digest);
    await settleAlert(database, occasion, now + 60_000);
    expect(await next(now + 120_000)).toBeNull();
    expect(await next(now + 90_000_000)).toBeNull();
    await json(answers(bait));
    expect(await next(now + 180_000)).toBeNull();
  });
});

it('tells the operator of it by the alert webhook, and leaves what comes meanwhile for the next day', async () => {
  const hook = await up(
    new WebhookStub(async () => {
      await json(answers(bait));
      return 204;
    }),
  );
  await start();
  const { id } = (await json(answers(bait))).json();
  await app.close();
  await start({ DEMO_ALERT_WEBHOOK_URL: `${hook.url}/` });
  await app.ready();
  await until(() => hook.calls.length > 0);
  expect(hook.bodies('/')[0]).toMatchObject({
    type: 'demo-request-quarantine',
    text: expect.stringContaining('npm run requests -- spam'),
    newInQuarantine: 1,
  });
  expect(hook.calls[0]?.body).not.toMatch(new RegExp(`${id}|entreprise\\.example`));
  await beside(async (database) => {
    await until(async () => (await lastTold(database, 'quarantine')) !== null);
    const due = Date.now() + 86_400_000;
    expect(await nextDigest(database, due)).toEqual({ newInQuarantine: 1, inQuarantine: 2 });
  });
});

it('tells the team by mail, or by its webhook, where nobody else is to be told', async () => {
  const smtp = await up(new SmtpStub());
  const team = await up(new WebhookStub());
  const secret = 'sixteen characters';
  await start();
  // Held while nobody could be told.
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await json(answers(bait));
  await beside((database) =>
    database.use((queries) =>
      queries.updateTable('demo_requests').set({ received_at: threeDaysAgo }).execute(),
    ),
  );
  await app.close();
  await start({ DEMO_WEBHOOK_URL: `${team.url}/`, DEMO_WEBHOOK_SECRET: secret });
  await app.ready();
  await until(() => team.calls.length > 0);
  const [{ body } = { body: '' }] = team.calls;
  expect(JSON.parse(body)).toMatchObject({ type: 'demo-request-quarantine', newInQuarantine: 1 });
  expect(verify(team.signature, body, { secret, now: Date.now() / 1000 })).toBe(true);

  await app.close();
  await beside((database) => forgetAlert(database, 'quarantine'));
  await start({
    ...mailBy(smtp),
    DEMO_WEBHOOK_URL: `${team.url}/`,
    DEMO_WEBHOOK_SECRET: secret,
  });
  await app.ready();
  await until(() => smtp.messages.length > 0);
  expect(smtp.messages[0]).toMatch(/^To: team@example\.com\r$/m);
  expect(smtp.messages[0]).toMatch(/New demo requests in quarantine: 1; in all: 1\./);
  expect(team.calls).toHaveLength(1);
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
  it('holds a request without notifying anybody, until it is released', async () => {
    const database = backend.open();
    const id = await save(database, ['links', 'speed']);
    await save(database, null);
    expect(await backlogOf(database)).toMatchObject({ waiting: 1 });
    expect((await listRequests(database, true)).map(({ spamReasons }) => spamReasons)).toEqual([
      'links speed',
    ]);
    expect(await countQuarantine(database)).toBe(1);
    expect(await countQuarantine(database, new Date(Date.now() + 60_000))).toBe(0);
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

  it('deletes what it holds, and nothing else', async () => {
    const database = backend.open();
    for (let count = 0; count < 3; count++) await save(database, ['honeypot']);
    const kept = await save(database, null);
    expect(await emptyQuarantine(database)).toBe(3);
    expect((await listRequests(database)).map(({ id }) => id)).toEqual([kept]);
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
