import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { smtpUrl } from '@/config/transport';
import { errorCode } from '@/receiver/log';
import { sendBySmtp, WebhookRefusal } from '@/receiver/outbox/channels';
import { AttemptAborted, isPermanent, unlessAborted } from '@/receiver/outbox/worker';
import { Fixture } from '@/tests/fixture';
import { posixIt } from '@/tests/posix';
import { answers, fileIn, until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, startReceiver } from '@/tests/receiver/receiver-process';

let fixture: Fixture;
let receiver: ReceiverProcess | null = null;
let server: Server;
/** Status of the webhook, and bodies by path. */
let status: number;
let calls: { url: string; body: string }[];
let base: string;

beforeEach(async () => {
  fixture = new Fixture();
  calls = [];
  status = 204;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    calls.push({ url: request.url ?? '', body });
    response.writeHead(request.url === '/alerts' ? 204 : status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await receiver?.end('SIGKILL');
  receiver = null;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fixture.remove();
});

const start = async (settings: Record<string, string> = {}) => {
  receiver = await startReceiver({
    DEMO_DATABASE_URL: fileIn(fixture.root),
    DEMO_RETRY_FIRST_SECONDS: '0.05',
    DEMO_RETRY_MAX_SECONDS: '0.1',
    DEMO_WEBHOOK_URL: `${base}/requests`,
    DEMO_WEBHOOK_SECRET: '0123456789abcdef',
    DEMO_ALERT_WEBHOOK_URL: `${base}/alerts`,
    ...settings,
  });
  return receiver;
};
const alerts = () =>
  calls.filter(({ url }) => url === '/alerts').map(({ body }) => JSON.parse(body));

it('gives up a permanent failure, keeps it, and alerts the operator without personal data', async () => {
  status = 400;
  const { post, output, url } = await start({ DEMO_ALERT_AFTER_MINUTES: '0.02' });
  const values = answers();
  await post(values);
  await until(() => output().includes('"event":"delivery given up"'));
  expect(calls.filter((call) => call.url === '/requests')).toHaveLength(1);
  await until(() => alerts().length > 0);
  const [alert] = alerts();
  expect(alert).toMatchObject({ type: 'demo-request-alert', waiting: 0, dead: 1 });
  expect(JSON.stringify(alert)).not.toContain(values.email);
  expect(await (await fetch(`${url}/api/health/details/`)).json()).toMatchObject({
    waiting: 0,
    dead: 1,
  });
  // Told once, not at every check.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(alerts()).toHaveLength(1);
});

it('gives up a temporary failure after DEMO_RETRY_ATTEMPTS', async () => {
  status = 503;
  const { post, output } = await start({ DEMO_RETRY_ATTEMPTS: '3' });
  await post(answers());
  await until(() => output().includes('delivery given up'));
  expect(calls.filter((call) => call.url === '/requests')).toHaveLength(3);
  expect(output()).toMatch(/"delivery given up".*"attempt":3,"code":"WebhookRefusal 503"/);
});

it('alerts the operator while the oldest pending delivery is too old', async () => {
  status = 503;
  const { post } = await start({ DEMO_ALERT_AFTER_MINUTES: '0.02' });
  await post(answers());
  await until(() => alerts().length > 0);
  expect(alerts()[0]).toMatchObject({ waiting: 1, dead: 0 });
});

posixIt(
  'stops in time though a mail server answers slowly, and leaves the message pending',
  async () => {
    const sockets = new Set<Socket>();
    const slow = createTcpServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.write('220-wait\r\n');
      const timer = setInterval(() => socket.write('220-wait\r\n'), 200);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const { post, end, output } = await start({
      DEMO_SMTP_URL: `smtp://127.0.0.1:${port}`,
      DEMO_MAIL_FROM: 'site@example.com',
      DEMO_MAIL_TO: 'team@example.com',
    });
    await post(answers());
    await until(() => sockets.size > 0);
    const began = Date.now();
    expect(await end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(8000);
    expect(output()).toContain('"channel":"mail","attempt":1,"code":"STOPPED"');
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => slow.close(resolve));
  },
);

it('cuts the connection of an attempt that is abandoned', async () => {
  let closed = false;
  const slow = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      closed = true;
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  const sending = unlessAborted(AbortSignal.timeout(300), (signal) =>
    sendBySmtp(`smtp://127.0.0.1:${port}`, { from: 'a@b.example', to: 'c@d.example' }, signal),
  );
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
  await until(() => closed);
  await new Promise((resolve) => slow.close(resolve));
});

it.each([
  ['has no encryption', '250 mail.example'],
  ['is made to break it off', '250-mail.example\r\n250 STARTTLS'],
])('gives a mail server that %s neither password nor message', async (_what, greeting) => {
  const said: string[] = [];
  const plain = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.on('data', (data) => {
      said.push(String(data));
      socket.write(`${/^EHLO/i.test(String(data)) ? greeting : '454 Not now'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  const url = smtpUrl('DEMO_SMTP_URL', 'smtp://user:pass@mail.vigie-esg.fr');
  const sending = sendBySmtp(
    url.replace('mail.vigie-esg.fr', `127.0.0.1:${port}`),
    { from: 'a@b.example', to: 'c@d.example', text: 'secret' },
    AbortSignal.timeout(10_000),
  );
  await expect(sending).rejects.toMatchObject({ code: 'ETLS' });
  expect(said.join('')).not.toMatch(/AUTH|MAIL FROM|secret/);
  await new Promise((resolve) => plain.close(resolve));
});

it.each([
  [new WebhookRefusal(400), true],
  [new WebhookRefusal(410), true],
  [new WebhookRefusal(302), false],
  [new WebhookRefusal(401), false],
  [new WebhookRefusal(429), false],
  [new WebhookRefusal(503), false],
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', responseCode: 554 }, true],
  [{ code: 'EMESSAGE', responseCode: 451 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ECONNECTION' }, false],
  [new AttemptAborted('ATTEMPT_TIMEOUT'), false],
  [null, false],
])('tells permanent failures from temporary ones: %j', (error, permanent) => {
  expect(isPermanent(error)).toBe(permanent);
});

it('finds the code of a failure in its causes', () => {
  const inner = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
  expect(errorCode(new TypeError('fetch failed', { cause: inner }))).toBe('ECONNREFUSED');
  expect(errorCode(new TypeError('a', { cause: new AggregateError([inner]) }))).toBe(
    'ECONNREFUSED',
  );
  expect(errorCode(new TypeError('a', { cause: new Error('b') }))).toBe('Error');
  const circle = new Error('a');
  circle.cause = circle;
  expect(errorCode(circle)).toBe('Error');
});
