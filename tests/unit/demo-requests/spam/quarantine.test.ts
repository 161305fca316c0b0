import { readReceiverConfig } from '@/config/receiver';
import { runRequests } from '@/receiver/commands/commands';
import { probeStorage } from '@/receiver/health';
import { verify } from '@/receiver/outbox/channels';
import { claimAlert, forgetAlert, lastTold, settleAlert } from '@/receiver/storage/alerts';
import { createDatabase } from '@/receiver/storage/open';
import { nextDigest } from '@/receiver/upkeep/alerts';
import { answers, until } from '@/tests/receiver/demo-requests';
import { SmtpStub } from '@/tests/receiver/smtp-stub';
import { app, env, json, start, stored } from '../tested-receiver';

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
const run = (
  args: string,
  options = {},
  channels: { name: string; send(): Promise<void> }[] = [],
) => beside((database) => runRequests(database, args.split(' '), options, channels));
const mailbox = { name: 'mail', send: async () => {} };

it('lists what it holds, with why, and mails it only once it is released', async () => {
  const smtp = await new SmtpStub().up();
  try {
    const settings = {
      DEMO_SMTP_URL: smtp.url,
      DEMO_MAIL_FROM: 'site@example.com',
      DEMO_MAIL_TO: 'team@example.com',
    };
    await start(settings);
    const { id } = (await json(answers(bait))).json();
    await json(answers({ email: 'other@entreprise.example' }));
    const sent = () => smtp.messages.filter((text) => !text.includes('in quarantine'));
    await until(() => sent().length === 1);
    expect(sent()[0]).not.toContain(id);
    expect(await run('spam')).toMatch(
      new RegExp(
        `^${id}  20\\S+  demo  \\[honeypot .*\\]  Zoé O'Neill .*Bonjour.*\n1 in quarantine\n$`,
      ),
    );
    expect(await run(`show ${id}`)).toMatch(/spamReasons: honeypot/);

    // As with the environment of another shell than the receiver's.
    await expect(run(`release ${id}`)).rejects.toThrow(/^No channel .* DEMO_SMTP_URL/);
    expect(await run('spam')).toContain('1 in quarantine');
    expect(await run(`release ${id}`, {}, [mailbox])).toBe(`${id} released\n`);
    await app.close();
    await start(settings);
    await app.ready();
    await until(() => sent().length === 2);
    expect(sent()[1]).toContain(id);
    expect(await run('spam')).toBe('0 in quarantine\n');
    await expect(run(`release ${id}`, {}, [mailbox])).rejects.toThrow(/is in quarantine/);
    expect(await run('pending')).toBe('0 pending, 0 given up\n');
  } finally {
    await smtp.down();
  }
});

it('deletes all of it at once, today’s included, and nothing else', async () => {
  await start();
  for (let count = 0; count < 3; count++) await json(answers(bait));
  const { id } = (await json(answers())).json();
  expect(await run('purge', { spam: true })).toBe('3 deleted\n');
  expect((await stored()).map((request) => request.id)).toEqual([id]);
  await expect(run('purge', { spam: true, before: '2025-01-31' })).rejects.toThrow(/npm run/);
});

it('makes room for the newest when spam has filled the quota', async () => {
  await start({ DEMO_DATABASE_MAX_MB: '0.5' });
  const message = 'x'.repeat(4000);
  const genuine = [(await json(answers({ message }))).json().id];
  for (let count = 0; count < 200; count++) {
    expect((await json(answers({ ...bait, message }))).statusCode).toBe(201);
  }
  for (let count = 0; count < 20; count++) {
    const response = await json(answers({ message }));
    expect(response.statusCode).toBe(201);
    genuine.push(response.json().id);
  }
  const rows = await stored();
  expect(rows.filter(({ spam }) => !spam).map(({ id }) => id)).toEqual(genuine);
  expect((await app.inject('/api/health/')).statusCode).toBe(200);
  await beside(probeStorage);
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

/** A webhook that keeps what it is sent, and does something before it answers. */
async function webhook(meanwhile = async () => {}) {
  const { createServer } = await import('node:http');
  const calls: { body: string; signature: string | string[] | undefined }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ body, signature: request.headers['x-demo-request-signature'] });
    await meanwhile();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as import('node:net').AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

it('tells the operator of it by the alert webhook, and leaves what comes meanwhile for the next day', async () => {
  const { calls, url, close } = await webhook(async () => void (await json(answers(bait))));
  try {
    await start();
    const { id } = (await json(answers(bait))).json();
    await app.close();
    await start({ DEMO_ALERT_WEBHOOK_URL: url });
    await app.ready();
    await until(() => calls.length > 0);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      type: 'demo-request-quarantine',
      text: expect.stringContaining('npm run requests -- spam'),
      newInQuarantine: 1,
    });
    expect(calls[0]?.body).not.toContain(id);
    expect(calls[0]?.body).not.toContain('entreprise.example');
    await beside(async (database) => {
      await until(async () => (await lastTold(database, 'quarantine')) !== null);
      const due = Date.now() + 86_400_000;
      expect(await nextDigest(database, due)).toEqual({ newInQuarantine: 1, inQuarantine: 2 });
    });
  } finally {
    close();
  }
});

it('tells the team by mail, or by its webhook, where nobody else is to be told', async () => {
  const smtp = await new SmtpStub().up();
  const team = await webhook();
  const secret = 'sixteen characters';
  try {
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
    await start({ DEMO_WEBHOOK_URL: team.url, DEMO_WEBHOOK_SECRET: secret });
    await app.ready();
    await until(() => team.calls.length > 0);
    const [{ body, signature } = { body: '', signature: '' }] = team.calls;
    expect(JSON.parse(body)).toMatchObject({ type: 'demo-request-quarantine', newInQuarantine: 1 });
    expect(verify(String(signature), body, { secret, now: Date.now() / 1000 })).toBe(true);

    await app.close();
    await beside((database) => forgetAlert(database, 'quarantine'));
    await start({
      DEMO_SMTP_URL: smtp.url,
      DEMO_MAIL_FROM: 'site@example.com',
      DEMO_MAIL_TO: 'team@example.com',
      DEMO_WEBHOOK_URL: team.url,
      DEMO_WEBHOOK_SECRET: secret,
    });
    await app.ready();
    await until(() => smtp.messages.length > 0);
    expect(smtp.messages[0]).toMatch(/^To: team@example\.com\r$/m);
    expect(smtp.messages[0]).toMatch(/New demo requests in quarantine: 1; in all: 1\./);
    expect(team.calls).toHaveLength(1);
  } finally {
    team.close();
    await smtp.down();
  }
});
