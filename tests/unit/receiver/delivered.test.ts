import path from 'node:path';
import type { Database } from '@/receiver/storage/database';
import { markDelivered, markFailed } from '@/receiver/storage/deliveries';
import { Fixture } from '@/tests/fixture';
import { printed } from '@/tests/receiver/commands';
import { onEachDatabase, rowsOf, saveAnswers } from '@/tests/receiver/databases';

onEachDatabase((backend) => {
  let database: Database;
  let fixture: Fixture;
  beforeEach(() => {
    database = backend.open();
    fixture = new Fixture();
  });
  afterEach(() => fixture.remove());
  const run = (command: string) => printed(database, command);
  const save = async () => (await saveAnswers(database)).id;

  it('lists given-up notifications, and sends them again on request', async () => {
    const id = await save();
    await markFailed(database, 1, { code: 'EENVELOPE 550', nextAttemptAt: null });
    expect(await run('pending')).toMatch(
      new RegExp(
        `^${id} .* mail  1 attempts  last error: EENVELOPE 550  given up\n0 pending, 1 given`,
      ),
    );
    expect(await run(`show ${id}`)).toMatch(/mail: given up 20\S+, 1 attempts, last error: EENV/);
    expect(await run('retry other')).toBe('0 to be sent again\n');
    expect(await run(`retry ${id}`)).toBe('1 to be sent again\n');
    expect(await run('pending')).toMatch(/0 attempts .* next attempt .*\n1 pending, 0 given up\n$/);
  });

  it('reports how fast the team was notified, and what arrived by week', async () => {
    expect(await run('report')).toBe('delivered within five minutes: nothing was due\n28 days\n');
    for (const seconds of [2, 4, 400]) {
      const { id, receivedAt } = await saveAnswers(database);
      const time = new Date(Date.parse(receivedAt) + seconds * 1000).toISOString();
      const delivered = `UPDATE demo_request_deliveries SET delivered_at = '${time}'`;
      await rowsOf(database, `${delivered} WHERE request = '${id}'`);
    }
    await saveAnswers(database, {}, { spamReasons: ['links'] });
    expect(await run('report')).toMatch(
      /^delivered within five minutes: 66% of 3; half within 4 s, 95% within 400 s\nweek of 20\S+: 4 received, 1 in quarantine \(25%\), 0 notifications given up\n28 days\n$/,
    );
  });

  it.each(['Original-Envelope-Id: {id}', 'X: y\n\nMessage-ID:\n <{id}@vigie-esg.example>'])(
    'gives up a notification of which the server says %j',
    async (line) => {
      const id = await save();
      await markDelivered(database, 1);
      const file = path.join(fixture.root, 'bounce.eml');
      const bounce = (action: string) =>
        fixture.write({
          'bounce.eml': [
            `Message-ID: <${crypto.randomUUID()}@mail.example>`,
            'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
            '\n--b\nContent-Type: message/delivery-status\n',
            line.replace('{id}', id),
            `\nFinal-Recipient: rfc822; team@vigie-esg.example\nAction: ${action}\nStatus: 5.1.1\n`,
          ].join('\n'),
        });
      bounce('delayed');
      expect(await run(`bounced ${file}`)).toBe(`${id} is delayed: 5.1.1\n`);
      expect(await run('pending')).toBe('0 pending, 0 given up\n');
      bounce('failed');
      expect(await run(`bounced ${file}`)).toBe(`${id} bounced: 5.1.1\n`);
      expect(await run('pending')).toMatch(/mail .* BOUNCED 5\.1\.1 {2}given up\n0 pending, 1 /);
      await run(`erase --email zoe.oneill@entreprise.example`);
      await expect(run(`bounced ${file}`)).rejects.toThrow(/was mailed/);
      fixture.write({ 'bounce.eml': 'Subject: Hello\n\nStatus: 5.1.1\n' });
      await expect(run(`bounced ${file}`)).rejects.toThrow(/no delivery status/);
    },
  );
});
