import { createHmac } from 'node:crypto';
import { readReceiverConfig } from '@/lib/config/receiver';
import type { Template } from '@/lib/config/variables/receiver';
import { eachField, fields } from '@/lib/form/fields';
import { filledIn } from '@/receiver/outbox/template';
import type { StoredRequest } from '@/receiver/storage/requests';
import { answers, until } from '@/tests/receiver/demo-requests';
import { receiverProcesses } from '@/tests/receiver/receiver-process';
import { WebhookStub } from '@/tests/receiver/webhook-stub';

const receivers = receiverProcesses();
const secret = '0123456789abcdef';
const retry = { DEMO_RETRY_FIRST_SECONDS: '0.05', DEMO_RETRY_MAX_SECONDS: '0.2' };

describe('by webhook', () => {
  let hook: WebhookStub;
  beforeEach(async () => {
    hook = await new WebhookStub().up();
  });
  afterEach(() => hook.down());
  const start = (settings: Record<string, string> = {}) =>
    receivers.start({
      ...retry,
      DEMO_WEBHOOK_URL: `${hook.url}/requests`,
      DEMO_WEBHOOK_SECRET: secret,
      DEMO_ALERT_WEBHOOK_URL: `${hook.url}/alerts`,
      ...settings,
    });

  /** On a slow machine, the operator may be told of storage too. */
  const undelivered = () => hook.bodies('/alerts').filter((alert) => 'waiting' in alert);

  it('retries until it succeeds, signed, with one idempotency key, and tells the operator then', async () => {
    hook.status = 500;
    const receiver = await start({ DEMO_ALERT_AFTER_MINUTES: '0.01' });
    const id = await receiver.send();
    await until(() => undelivered().length > 0);
    hook.status = 204;
    await until(() => hook.bodies('/alerts').some(({ over }) => over === 'undelivered'));
    const calls = hook.calls.filter((call) => call.path === '/requests');
    const numbers = calls.map(({ headers }) => headers['x-demo-request-id']);
    expect([numbers.length > 1, new Set(numbers)]).toEqual([true, new Set([id])]);
    const { body = '', headers } = calls.at(-1) ?? {};
    const signature = String(headers?.['x-demo-request-signature']);
    const timestamp = Number(/^t=(\d+),v1=/.exec(signature)?.[1]);
    expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);
    const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(signature).toBe(`t=${timestamp},v1=${hmac}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'demo-request', id, firstName: 'Zoé' });
  });

  it('gives up after DEMO_RETRY_ATTEMPTS, and alerts the operator meanwhile, without personal data', async () => {
    hook.status = 503;
    const receiver = await start({
      DEMO_RETRY_ATTEMPTS: '3',
      DEMO_RETRY_MAX_SECONDS: '4',
      DEMO_RETRY_FIRST_SECONDS: '2',
      DEMO_ALERT_AFTER_MINUTES: '0.02',
    });
    await receiver.send();
    await until(() => undelivered().length > 0);
    expect(undelivered()[0]).toMatchObject({ type: 'demo-request-alert', waiting: 1, dead: 0 });
    expect(JSON.stringify(hook.bodies('/alerts'))).not.toContain(answers().email);
    await until(() => receiver.output().includes('delivery given up'));
    expect(hook.bodies('/requests')).toHaveLength(3);
    expect(receiver.output()).toMatch(
      /given up".*WEBHOOK 503 127.0.0.1:\d+","problem":"The service itself/,
    );
  });
});

describe('a service', () => {
  const filled = (template: Template, changes: Partial<StoredRequest> = {}, count = 1) => {
    const own = { id: '1', receivedAt: '2026-11-22T00:00:00.000Z', kind: 'demo', locale: 'fr' };
    const request = { ...own, ...answers(), ...changes } as StoredRequest;
    return filledIn(template, { requests: Array(count).fill(request), count });
  };
  const longest = eachField((name) => '🌱'.repeat((fields[name].max ?? 0) / 2));
  const shortest = { ...eachField(() => ''), kind: 'contact', email: 'a@example.com' } as const;

  // How long a text may be, as these services publish it; Teams takes 28 kB at most.
  it.each([
    ['slack', 3000],
    ['teams', 20_000],
    ['hubspot', 65_536],
  ] as const)('such as %s gets what it takes, however long the answers', (name, most) => {
    for (const changes of [{}, longest, shortest]) {
      const sent = JSON.stringify(filled(name, changes));
      expect(Buffer.byteLength(sent)).toBeLessThan(28_000);
      expect(sent).not.toMatch(/\{\w+[:}]/);
      JSON.parse(sent, (_, value) => {
        if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(most);
        return value;
      });
    }
    expect(JSON.stringify(filled(name))).toContain('zoe.oneill@entreprise.example');
  });

  it('gets several requests as one text, in which each is whole', () => {
    const sent = JSON.stringify(filled('hubspot', {}, 3));
    expect(sent).toMatch(/\[Spam\s\?\] 3 demandes/);
    expect(sent.split('nous préparons la CSRD.')).toHaveLength(4);
  });

  it("of one's own gets the answers in a template, as text and nothing else", () => {
    const template = { a: ['{lastName}', { b: '{organization:3} {unknown}' }], c: 1 };
    const sent = filled(template, { lastName: '"}], {email}', organization: 'Fonderies' });
    expect(sent).toEqual({ a: ['"}], {email}', { b: 'Fon {unknown}' }], c: 1 });
  });

  it('needs no key, and a template that is JSON', () => {
    const hook = { DEMO_WEBHOOK_URL: 'https://hook.example/' };
    const read = (template: string) => () =>
      readReceiverConfig({ ...hook, DEMO_WEBHOOK_TEMPLATE: template }).webhook;
    expect(read('slack')()).toMatchObject({ secret: null, template: 'slack' });
    expect(read('package.json')()?.template).toHaveProperty('scripts');
    expect(read('LICENSE')).toThrow(/TEMPLATE is "LICENSE", which is not JSON: Unexpected token/);
    expect(read('slakc')).toThrow('"slakc", which does not exist. Set it to slack, ');
    expect(read('lib/say/french.json')).toThrow('{parts}, which nothing fills: did you mean');
  });
});
