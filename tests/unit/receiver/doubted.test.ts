import { randomBytes } from 'node:crypto';
import type { Database } from '@/receiver/storage/database';
import {
  backlogOf,
  claimDelivery,
  markDelivered,
  retryPending,
} from '@/receiver/storage/deliveries';
import { releaseRequest, withRoom } from '@/receiver/storage/doubted';
import { findRequest } from '@/receiver/storage/requests';
import { listRequests, onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';
import { answers, until } from '@/tests/receiver/demo-requests';
import { SmtpStub } from '@/tests/receiver/smtp-stub';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { beside, json, start } from './tested-receiver';

it('notifies of what is doubted on every channel, with why, and of nothing twice', async () => {
  const smtp = await new SmtpStub().up();
  const hook = await new WebhookStub().up();
  const slack = { DEMO_WEBHOOK_URL: hook.url, DEMO_WEBHOOK_TEMPLATE: 'slack' };
  try {
    await start({ ...smtp.settings(), ...slack });
    const { id } = (await json(answers({ proof: '', email: 'élodie@bücher.example' }))).json();
    await until(() => smtp.messages.length === 1);
    const [mail = ''] = smtp.messages;
    // The subject is encoded.
    expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?=5BSpam/m);
    expect(mail.replace(/=\r\n/g, '')).toMatch(/Pourquoi ce doute: envoy=C3=A9e sans preuve/);
    expect(mail).toContain(id);
    await until(() => /\[Spam.*sans preuve/.test(hook.calls[0]?.body ?? ''));
    // Not every server would take an answer to it.
    expect(mail).not.toMatch(/^Reply-To/m);
    // Taken for genuine, it is kept as any other; the team knows it already.
    await beside((database) => releaseRequest(database, id));
    await json(answers());
    await until(() => smtp.messages.length === 2);
    expect(smtp.messages[1]).not.toContain(id);
  } finally {
    await Promise.all([smtp.down(), hook.down()]);
  }
});

onEachDatabase((backend) => {
  const save = async (
    database: Database,
    reasons: readonly string[] | null,
    changes: Record<string, unknown> = {},
  ) => (await withRoom(database, () => saveAnswers(database, changes, { reasons }))).id;
  const claim = (database: Database) => claimDelivery(database, 'mail', Date.now() + 1, 3600_000);

  it('notifies of what is trusted first, and of the eleventh doubted one with those after it', async () => {
    const database = backend.open();
    const doubted: string[] = [];
    for (let count = 0; count < 13; count++) doubted.push(await save(database, ['unproven']));
    const trusted = await save(database, null);
    const claimed: (readonly string[])[] = [];
    for (let count = 0; count < 11; count++) claimed.push((await claim(database))?.requests ?? []);
    expect(claimed).toEqual([trusted, ...doubted.slice(0, 10)].map((id) => [id]));
    expect(await claim(database)).toBeNull();
    expect(await backlogOf(database)).toMatchObject({ waiting: 11 });
    await rowsOf(database, 'UPDATE demo_request_deliveries SET next_attempt_at = 0');
    const batch = await claim(database);
    expect(batch?.requests).toEqual(doubted.slice(10));
    await markDelivered(database, batch?.ids ?? []);
  });

  it('holds what filled in the bait, which nothing but its release sends', async () => {
    const database = backend.open();
    const id = await save(database, ['honeypot']);
    expect(await retryPending(database)).toBe(0);
    expect(await backlogOf(database)).toMatchObject({ waiting: 0, dead: 0, doubted: 1 });
    await releaseRequest(database, id);
    expect(await claim(database)).toMatchObject({ requests: [id] });
    expect(await findRequest(database, id)).toMatchObject({ spam: false });
    expect(await backlogOf(database)).toMatchObject({ waiting: 1, doubted: 0 });
  });

  it('makes way when the quota is reached, what the team has not heard of last', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const database = backend.open(0.5);
    // Random, because PostgreSQL compresses what it can.
    const message = () => ({ message: randomBytes(2000).toString('hex') });
    const unheard = await save(database, ['unproven'], message());
    for (let count = 0; count < 200; count++) await save(database, ['honeypot'], message());
    expect((await backlogOf(database)).doubted).toBeLessThan(200);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/made way","erased":\d+}$/));
    expect(await findRequest(database, unheard)).not.toBeNull();
    const genuine: string[] = [];
    for (let count = 0; count < 20; count++) genuine.push(await save(database, null, message()));
    const left = (await listRequests(database)).filter(({ spam }) => !spam);
    expect(left.map(({ id }) => id).sort()).toEqual(genuine.sort());
    log.mockRestore();
  });
});
