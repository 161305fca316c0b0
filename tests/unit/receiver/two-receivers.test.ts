import { onPostgres, storedIn } from '@/tests/receiver/databases';
import { until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, startReceiver } from '@/tests/receiver/receiver-process';
import { SmtpStub } from '@/tests/receiver/smtp-stub';

/** Two receivers that share a PostgreSQL database, as behind a proxy. */
onPostgres((backend) => {
  const started: ReceiverProcess[] = [];
  afterEach(() => Promise.all(started.splice(0).map((receiver) => receiver.end('SIGKILL'))));

  const start = async (...settings: Record<string, string>[]) => {
    const receivers = await Promise.all(
      settings.map((env) => startReceiver({ DEMO_DATABASE_URL: backend.url(), ...env })),
    );
    started.push(...receivers);
    return receivers as [ReceiverProcess, ReceiverProcess];
  };
  const ids = async (url = backend.url()) => (await storedIn(url)).map(({ id }) => id).sort();
  const databaseName = () => new URL(backend.url()).pathname.slice(1);

  it('send each mail once, though one of them is killed while it sends', async () => {
    const smtp = await new SmtpStub().up();
    const mailFrom = (sender: string) => ({
      DEMO_SMTP_URL: smtp.url,
      DEMO_MAIL_FROM: sender,
      DEMO_MAIL_TO: 'team@vigie-esg.example',
    });
    try {
      const both = await start(mailFrom('a@vigie-esg.example'), mailFrom('b@vigie-esg.example'));
      const [killed, survivor] = both;
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
      backend.server().sql(databaseName(), 'UPDATE demo_request_deliveries SET claimed_until = 0');
      await post(survivor);
      await until(() => smtp.messages.length >= 53);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(numbers().sort()).toEqual(sent.sort());
    } finally {
      await smtp.down();
    }
  });

  it('lose nothing they acknowledged when the database server crashes under load', async () => {
    const both = await start({}, {});
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
    expect(await ids()).toEqual(expect.arrayContaining(acknowledged));
    await until(async () => (await both[0].health()) === 200);
    expect(await both[0].send()).not.toBeNull();
  });

  it('store nothing on a server that confirms what is not on its disk', async () => {
    const [receiver] = await start({});
    expect(await receiver.send()).not.toBeNull();
    // While it runs, on connections that are open.
    const set = (value: string) => {
      backend.server().sql('postgres', `ALTER SYSTEM SET synchronous_commit = ${value}`);
      backend.server().sql('postgres', 'SELECT pg_reload_conf()');
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

  it('go on with what was backed up by pg_dump', async () => {
    const [receiver] = await start({});
    const sent = [await receiver.send(), await receiver.send(), await receiver.send()];
    const copy = backend.server().newDatabase();
    backend.server().copy(backend.url(), copy);
    const [restored] = await start({ DEMO_DATABASE_URL: copy });
    sent.push(await restored.send());
    expect(await ids(copy)).toEqual(sent.sort());
  });
});
