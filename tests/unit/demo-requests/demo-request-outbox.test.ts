import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign, verify } from '@/receiver/outbox/channels';
import { backOff } from '@/receiver/outbox/worker';
import { deliveriesOf } from '@/receiver/storage/deliveries';
import { createDatabase } from '@/receiver/storage/open';
import type { Receipt } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { answers, fileIn, until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, startReceiver } from '@/tests/receiver/receiver-process';
import { SmtpStub } from '@/tests/receiver/smtp-stub';

let fixture: Fixture;
let receiver: ReceiverProcess;
let env: Record<string, string>;

beforeEach(() => {
  fixture = new Fixture();
  env = {
    DEMO_DATABASE_URL: fileIn(fixture.root),
    DEMO_RETRY_FIRST_SECONDS: '0.05',
    DEMO_RETRY_MAX_SECONDS: '0.2',
  };
});
afterEach(async () => {
  await receiver?.end('SIGKILL');
  fixture.remove();
});

const waiting = async () =>
  ((await (await fetch(`${receiver.url}/api/health/`)).json()) as { waiting: number }).waiting;
const receive = async (changes = {}) =>
  (await (await receiver.post(answers(changes))).json()) as Receipt;

describe('by mail', () => {
  const mailTo = ({ url }: SmtpStub) => ({
    DEMO_SMTP_URL: url,
    DEMO_MAIL_FROM: 'Vigie ESG <site@vigie-esg.example>',
    DEMO_MAIL_TO: 'team@vigie-esg.example',
  });
  let smtp: SmtpStub;
  beforeEach(async () => {
    smtp = await new SmtpStub().up();
  });
  afterEach(() => smtp.down());

  it('notifies the team, with Reply-To set to the visitor', async () => {
    receiver = await startReceiver({ ...env, ...mailTo(smtp) });
    const { id } = await receive({ locale: 'en', organization: 'Steel\r\nBcc: x@y.example' });
    await until(() => smtp.messages.length > 0);
    const [message = ''] = smtp.messages;
    expect(message).toMatch(/^To: team@vigie-esg\.example\r$/m);
    expect(message).toMatch(/^Reply-To: .*<zoe\.oneill@entreprise\.example>\r$/m);
    expect(message).toMatch(/^Subject: Demo request: Steel Bcc: x@y\.example\r$/m);
    expect(message).toContain(`Message-ID: <${id}@vigie-esg.example>`);
    expect(message).toMatch(/Sector: Materials/);
    await until(async () => (await waiting()) === 0);
  });

  it('retries while the server is down, and delivers once when it is back', async () => {
    await smtp.down();
    receiver = await startReceiver({ ...env, ...mailTo(smtp) });
    const receipts = await Promise.all([receive(), receive(), receive()]);
    await until(() => receiver.output().includes('"attempt":3'));
    expect(await waiting()).toBe(3);
    smtp.refusing = true;
    await smtp.up();
    await until(() => receiver.output().includes('EMESSAGE 451'));
    smtp.refusing = false;
    await until(async () => (await waiting()) === 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(smtp.messages.map((text) => /Message-ID: <([^@]+)@/.exec(text)?.[1]).sort()).toEqual(
      receipts.map(({ id }) => id).sort(),
    );
  });

  it('delivers pending requests after a restart', async () => {
    await smtp.down();
    receiver = await startReceiver({ ...env, ...mailTo(smtp) });
    const { id } = await receive();
    await until(() => receiver.output().includes('delivery failed'));
    await receiver.end('SIGTERM');
    await smtp.up();
    receiver = await startReceiver({ ...env, ...mailTo(smtp) });
    await until(() => smtp.messages.length > 0);
    await until(async () => (await waiting()) === 0);
    expect(smtp.messages).toHaveLength(1);
    const url = env.DEMO_DATABASE_URL ?? '';
    const database = createDatabase({ url, maxMegabytes: 64 });
    expect(await deliveriesOf(database, id)).toEqual([
      {
        channel: 'mail',
        attempts: expect.any(Number),
        deliveredAt: expect.any(String),
        lastError: null,
        deadAt: null,
      },
    ]);
    await database.close();
  });

  it('is not sent for spam, nor again for a repeated request', async () => {
    receiver = await startReceiver({ ...env, ...mailTo(smtp) });
    await receive({ website: 'x' });
    const requestId = crypto.randomUUID();
    await receive({ requestId });
    await receive({ requestId });
    // But for the mail that says how many are held.
    const sent = () => smtp.messages.filter((text) => !text.includes('in quarantine'));
    await until(() => sent().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(sent()).toHaveLength(1);
  });
});

describe('by webhook', () => {
  const secret = '0123456789abcdef';
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  let server: Server;
  beforeEach(async () => {
    calls.length = 0;
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      calls.push({ headers: request.headers, body });
      response.writeHead(calls.length === 1 ? 500 : 204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('retries until it succeeds, signed, with one idempotency key', async () => {
    const { port } = server.address() as AddressInfo;
    receiver = await startReceiver({
      ...env,
      DEMO_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_WEBHOOK_SECRET: secret,
    });
    const { id } = await receive();
    await until(async () => (await waiting()) === 0);
    expect(calls.map(({ headers }) => headers['x-demo-request-id'])).toEqual([id, id]);
    const { headers, body } = calls[1] ?? { headers: {}, body: '' };
    const now = Date.now() / 1000;
    const signature = String(headers['x-demo-request-signature']);
    expect(verify(signature, body, { secret, now })).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ type: 'demo-request', id, firstName: 'Zoé' });
  });

  it('has a signature that is only valid for its body, secret and time', () => {
    const signature = sign(secret, 1000, 'body');
    expect(signature).toMatch(/^t=1000,v1=[0-9a-f]{64}$/);
    expect(verify(signature, 'body', { secret, now: 1000 })).toBe(true);
    expect(verify(signature, 'body!', { secret, now: 1000 })).toBe(false);
    expect(verify(signature, 'body', { secret: 'another', now: 1000 })).toBe(false);
    expect(verify(signature, 'body', { secret, now: 1301 })).toBe(false);
    expect(verify('v1=0', 'body', { secret, now: 1000 })).toBe(false);
  });
});

it('backs off exponentially up to a limit, with jitter', () => {
  const retry = { firstSeconds: 5, maxSeconds: 3600 };
  expect([1, 2, 3, 11, 5000].map((failures) => backOff(failures, retry, 0) / 1000)).toEqual([
    5, 10, 20, 3600, 3600,
  ]);
  expect(backOff(1, retry, 1)).toBe(4000);
});
