import { errorCode } from '@/receiver/log';
import { backOff } from '@/receiver/outbox/worker';
import { until } from '@/tests/receiver/demo-requests';
import { type ReceiverProcess, receiverProcesses } from '@/tests/receiver/receiver-process';
import { SmtpStub } from '@/tests/receiver/smtp-stub';

const receivers = receiverProcesses();
const retry = { DEMO_RETRY_FIRST_SECONDS: '0.05', DEMO_RETRY_MAX_SECONDS: '0.2' };
const waiting = async ({ url }: ReceiverProcess) =>
  ((await (await fetch(`${url}/api/health/`)).json()) as { waiting: number }).waiting;

describe('by mail', () => {
  let smtp: SmtpStub;
  beforeEach(async () => {
    smtp = await new SmtpStub().up();
  });
  afterEach(() => smtp.down());
  const start = () =>
    receivers.start({
      ...retry,
      ...smtp.settings('Vigie ESG <site@vigie-esg.example>'),
      DEMO_MAIL_TO: 'team@vigie-esg.example, left@vigie-esg.example',
    });
  const sent = () =>
    smtp.messages.map((text) => /Message-ID: <([^@]+)@vigie-esg\.example>/.exec(text)?.[1]).sort();

  it('notifies the team, with Reply-To set to the visitor', async () => {
    const receiver = await start();
    const id = await receiver.send({ locale: 'en', organization: 'Steel\r\nBcc: x@y.example' });
    await until(() => smtp.messages.length > 0);
    const [message = ''] = smtp.messages;
    expect(sent()).toEqual([id]);
    expect(message).toMatch(/^To: team@vigie-esg\.example, left@vigie-esg\.example\r$/m);
    await until(() => /"event":"delivered".*"refused":1}/.test(receiver.output()));
    expect(message).toMatch(/^Reply-To: .*<zoe\.oneill@entreprise\.example>\r$/m);
    expect(message).toMatch(/^Subject: Demo request: Steel Bcc: x@y\.example\r$/m);
    expect(message).toMatch(/Sector: Materials/);
  });

  it('retries while the server is down or refuses, and after a restart, and delivers once', async () => {
    await smtp.down();
    const first = await start();
    const ids = await Promise.all([first.send(), first.send(), first.send()]);
    await until(() => /"attempt":3,"code":"ECONNREFUSED 127.0.0.1:\d+"/.test(first.output()));
    expect(await waiting(first)).toBe(3);
    await first.end('SIGTERM');
    smtp.refusing = true;
    await smtp.up();
    const receiver = await start();
    await until(() => receiver.output().includes('EMESSAGE 451'));
    smtp.refusing = false;
    await until(async () => (await waiting(receiver)) === 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sent()).toEqual(ids.sort());
  });

  it('stops while a server keeps it waiting; the message stays pending', async () => {
    smtp.holding = 'site@vigie-esg.example';
    const { send, end, output } = await start();
    await send();
    await until(() => smtp.held > 0);
    const began = Date.now();
    expect(await end('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(8000);
    expect(output()).toContain('"channel":"mail","attempt":1,"code":"STOPPED"');
  });
});

it('finds the code of a failure in its causes', () => {
  const inner = Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });
  const circle = new Error('a');
  circle.cause = circle;
  const causes = [inner, new AggregateError([inner]), new Error('b'), circle];
  const codes = causes.map((cause) => errorCode(new TypeError('fetch failed', { cause })));
  expect(codes).toEqual(['ECONNREFUSED', 'ECONNREFUSED', 'Error', 'Error']);
  expect(errorCode(AbortSignal.abort().reason)).toBe('AbortError');
});

it('backs off exponentially up to a limit, with jitter', () => {
  const limits = { firstSeconds: 5, maxSeconds: 3600 };
  expect([1, 2, 3, 11, 5000].map((failures) => backOff(failures, limits, 0) / 1000)).toEqual([
    5, 10, 20, 3600, 3600,
  ]);
  expect(backOff(1, limits, 1)).toBe(4000);
});
