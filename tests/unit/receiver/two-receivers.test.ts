import { onPostgres, rowsOf } from '@/tests/receiver/databases';
import { until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, receiverProcesses } from '@/tests/receiver/receiver-process';
import { SmtpStub } from '@/tests/receiver/smtp-stub';

/** Two receivers that share a PostgreSQL database, as behind a proxy. */
onPostgres((backend) => {
  const receivers = receiverProcesses();
  const start = (settings: Record<string, string> = {}) =>
    receivers.start({ DEMO_DATABASE_URL: backend.url(), ...settings });

  it('send each mail once, though one of them is killed while it sends', async () => {
    const smtp = await new SmtpStub().up();
    try {
      const killed = await start(smtp.settings('a@vigie-esg.example'));
      const survivor = await start(smtp.settings('b@vigie-esg.example'));
      const both = [killed, survivor];
      const sent: (string | null)[] = [];
      const post = async (receiver: ReceiverProcess) => void sent.push(await receiver.send());
      const numbers = () => smtp.messages.map((text) => /Message-ID: <([^@]+)@/.exec(text)?.[1]);

      await Promise.all(Array.from({ length: 40 }, (_, index) => post(both[index % 2] ?? killed)));
      await until(() => smtp.messages.length >= 40);
      for (const receiver of both) expect(receiver.output()).toContain('"event":"delivered"');

      smtp.holding = 'a@vigie-esg.example';
      await Promise.all(Array.from({ length: 10 }, () => post(killed)));
      await until(() => smtp.held === 1);
      await killed.end('SIGKILL');
      await post(survivor);
      await until(() => smtp.messages.length >= 50);
      // What the dead receiver claimed is not touched for two minutes, which pass here at once.
      await post(survivor);
      await until(() => smtp.messages.length >= 51);
      await rowsOf(backend.open(), 'UPDATE demo_request_deliveries SET claimed_until = 0');
      await post(survivor);
      await until(() => smtp.messages.length >= 53);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(numbers().sort()).toEqual(sent.sort());
    } finally {
      await smtp.down();
    }
  });

  it('lose nothing they acknowledged when the database server crashes under load', async () => {
    const both = [await start(), await start()] as const;
    const acknowledged: string[] = [];
    let refused = 0;
    const senders = Array.from({ length: 10 }, async (_, index) => {
      while (refused < 20) {
        const id = await (both[index % 2] ?? both[0]).send();
        if (id) acknowledged.push(id);
        else refused += 1;
      }
    });
    await until(() => acknowledged.length >= 50);
    backend.server().stop();
    await Promise.all(senders);
    backend.server().start();
    expect(await receivers.ids(backend.url())).toEqual(expect.arrayContaining(acknowledged));
    await until(async () => (await both[0].health()) === 200);
    expect(await both[0].send()).not.toBeNull();
  });

  it('store nothing on a server that confirms what is not on its disk', async () => {
    const receiver = await start();
    expect(await receiver.send()).not.toBeNull();
    // While it runs, on connections that are open.
    const set = (value: string) => {
      backend.server().sql(`ALTER SYSTEM SET synchronous_commit = ${value}`);
      backend.server().sql('SELECT pg_reload_conf()');
    };
    set('off');
    try {
      await until(async () => (await receiver.health()) === 503);
      expect(await receiver.send()).toBeNull();
      expect(receiver.output()).toContain('"code":"POSTGRES_NOT_DURABLE"');
    } finally {
      set('on');
    }
  });
});
