import Ajv from 'ajv';
import { readReceiverConfig } from '@/lib/config/receiver';
import { eachField, fields } from '@/lib/form/fields';
import { errorCode } from '@/receiver/log';
import { channelsOf, postJson, sign, verify } from '@/receiver/outbox/channels';
import type { StoredRequest } from '@/receiver/storage/requests';
import { Fixture } from '@/tests/fixture';
import { answers, until } from '@/tests/receiver/demo-requests';
import { receiverProcesses } from '@/tests/receiver/receiver-process';
import { WebhookStub } from '@/tests/receiver/webhook-stub';

const receivers = receiverProcesses();
const secret = '0123456789abcdef';
const retry = { DEMO_RETRY_FIRST_SECONDS: '0.05', DEMO_RETRY_MAX_SECONDS: '0.2' };

describe('by webhook', () => {
  let status: number;
  let hook: WebhookStub;
  beforeEach(async () => {
    status = 204;
    hook = await new WebhookStub(({ path }) => (path === '/alerts' ? 204 : status)).up();
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

  it('retries until it succeeds, signed, with one idempotency key', async () => {
    status = 500;
    const receiver = await start();
    const id = await receiver.send();
    await until(() => hook.calls.length > 0);
    status = 204;
    await until(() => receiver.output().includes('"event":"delivered"'));
    const calls = hook.calls.filter((call) => call.path === '/requests');
    const numbers = calls.map(({ headers }) => headers['x-demo-request-id']);
    expect([numbers.length > 1, new Set(numbers)]).toEqual([true, new Set([id])]);
    const { body = '', headers } = calls.at(-1) ?? {};
    const signature = String(headers?.['x-demo-request-signature']);
    expect(verify(signature, body, { secret, now: Date.now() / 1000 })).toBe(true);
    expect(JSON.parse(body)).toMatchObject({ type: 'demo-request', id, firstName: 'Zoé' });
  });

  it('gives up a permanent failure, keeps it, and alerts the operator without personal data', async () => {
    status = 400;
    const receiver = await start();
    const values = answers();
    await receiver.post(values);
    await until(() => receiver.output().includes('"event":"delivery given up"'));
    expect(hook.bodies('/requests')).toHaveLength(1);
    await receiver.end('SIGTERM');
    await start({ DEMO_ALERT_AFTER_MINUTES: '0.02' });
    await until(() => undelivered().length > 0);
    expect(undelivered()[0]).toMatchObject({ type: 'demo-request-alert', waiting: 0, dead: 1 });
    expect(JSON.stringify(hook.bodies('/alerts'))).not.toContain(values.email);
    // Told once, not at every check.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(undelivered()).toHaveLength(1);
  });

  it('gives up a temporary failure after DEMO_RETRY_ATTEMPTS', async () => {
    status = 503;
    const receiver = await start({ DEMO_RETRY_ATTEMPTS: '3' });
    await receiver.send();
    await until(() => receiver.output().includes('delivery given up'));
    expect(hook.bodies('/requests')).toHaveLength(3);
    expect(receiver.output()).toMatch(/given up".*"attempt":3,"code":"WebhookRefusal 503"/);
  });

  it('alerts the operator while the oldest pending delivery is too old', async () => {
    status = 503;
    await (await start({ DEMO_ALERT_AFTER_MINUTES: '0.02' })).send();
    await until(() => undelivered().length > 0);
    expect(undelivered()[0]).toMatchObject({ waiting: 1, dead: 0 });
  });
});

it('has a signature that is only valid for its body, secret and time', () => {
  const signature = sign(secret, 1000, 'body');
  const checks = [
    verify(signature, 'body', { secret, now: 1000 }),
    verify(signature, 'body!', { secret, now: 1000 }),
    verify(signature, 'body', { secret: 'another', now: 1000 }),
    verify(signature, 'body', { secret, now: 1301 }),
    verify('v1=0', 'body', { secret, now: 1000 }),
  ];
  expect(checks).toEqual([true, false, false, false, false]);
});

/** Parts of what these services publish of their payloads, as of November 2026. */
const text = (most: number) => ({ type: 'string', minLength: 1, maxLength: most });
const is = (value: unknown) => ({ const: value });
const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const some = (items: object, most = 50) => ({ type: 'array', minItems: 1, maxItems: most, items });
const plain = (most: number) => object({ type: is('plain_text'), text: text(most), emoji: {} });
const run = {
  type: 'object',
  required: ['type', 'text'],
  properties: { type: is('TextRun'), text: text(20_000) },
};
const card = object({
  $schema: is('http://adaptivecards.io/schemas/adaptive-card.json'),
  type: is('AdaptiveCard'),
  version: { pattern: '^1\\.[0-5]$' },
  body: some(object({ type: is('RichTextBlock'), inlines: some(run) })),
});
const published: Record<string, object> = {
  // https://docs.slack.dev/reference/block-kit/blocks/header-block and section-block
  slack: object({
    text: text(4000),
    blocks: some({
      anyOf: [
        object({ type: is('header'), text: plain(150) }),
        object({ type: is('section'), text: plain(3000) }),
      ],
    }),
  }),
  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
  teams: object({
    type: is('message'),
    attachments: some(
      object({
        contentType: is('application/vnd.microsoft.card.adaptive'),
        contentUrl: is(null),
        content: card,
      }),
      1,
    ),
  }),
  // https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-unauthenticated
  hubspot: object({
    fields: some(
      object({ objectTypeId: is('0-1'), name: text(100), value: { type: 'string' } }),
      1000,
    ),
    context: object({ pageName: text(1000) }),
  }),
};

describe('a service', () => {
  let service: WebhookStub;
  beforeEach(async () => {
    service = await new WebhookStub().up();
  });
  afterEach(() => service.down());
  const deliver = async (template: string, changes: Partial<StoredRequest> = {}) => {
    const settings = { DEMO_WEBHOOK_URL: service.url, DEMO_WEBHOOK_TEMPLATE: template };
    const request = {
      ...{
        id: '1',
        requestId: '2',
        receivedAt: '2026-11-22T00:00:00.000Z',
        kind: 'demo',
        locale: 'fr',
      },
      ...{ spam: false, spamReasons: null, revises: null, lastContactAt: null },
      ...(answers() as object),
      ...changes,
    } as StoredRequest;
    const [channel] = channelsOf(readReceiverConfig(settings));
    await channel?.send(request, AbortSignal.timeout(5000));
    const [{ body = '', headers = {} } = {}] = service.calls.splice(0);
    expect(headers).not.toHaveProperty('x-demo-request-signature');
    return body;
  };
  const longest = eachField((name) => '🌱'.repeat((fields[name].max ?? 0) / 2));
  const shortest = { ...eachField(() => ''), kind: 'contact', email: 'a@example.com' } as const;

  it.each(Object.entries(published))('such as %s gets what it takes', async (name, schema) => {
    const validate = new Ajv({ strict: false }).compile(schema);
    for (const changes of [{}, longest, shortest]) {
      validate(JSON.parse(await deliver(name, changes)));
      expect(validate.errors).toBeNull();
    }
    expect(Buffer.byteLength(await deliver(name, longest))).toBeLessThan(28_000);
    expect(await deliver(name)).toContain('zoe.oneill@entreprise.example');
  });

  it("of one's own gets the answers in a template, as text and nothing else", async () => {
    const fixture = new Fixture().write({
      'crm.json': '{"a": ["{lastName}", {"b": "{organization:3} {unknown}"}], "c": 1}',
    });
    const file = `${fixture.root}/crm.json`;
    const sent = await deliver(file, { lastName: '"}], {email}', organization: 'Fonderies' });
    expect(JSON.parse(sent)).toEqual({ a: ['"}], {email}', { b: 'Fon {unknown}' }], c: 1 });
    fixture.write({ 'crm.json': '{' });
    await expect(deliver(file)).rejects.toThrow(/^DEMO_WEBHOOK_TEMPLATE is ".*crm\.json"\. Set/);
    fixture.remove();
  });
});

it('says that fetch does not connect to a port', async () => {
  const call = postJson(
    { url: 'http://127.0.0.1:6000/' },
    {},
    { signal: AbortSignal.timeout(5000) },
  );
  expect(await call.catch(errorCode)).toBe('PORT_BLOCKED');
});
