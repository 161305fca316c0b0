import type { FastifyInstance, InjectOptions } from 'fastify';
import { createInbox, startInbox } from '@/receiver/inbox/inbox';
import type { Database } from '@/receiver/storage/database';
import { markDelivered, markFailed } from '@/receiver/storage/deliveries';
import { findRequest } from '@/receiver/storage/requests';
import { inFiles, listRequests, saveAnswers } from '@/tests/receiver/databases';

const TOKEN = 'a token of some length';
const HOST = '127.0.0.1:4321';
const FORM = 'application/x-www-form-urlencoded';

const backend = inFiles();
let database: Database;
let inbox: FastifyInstance;
let cookie: string;
const ask = (options: InjectOptions) =>
  inbox.inject({ ...options, headers: { host: HOST, cookie, ...options.headers } });
const page = async (url: string) => (await ask({ url, headers: { 'accept-language': 'en' } })).body;
const press = (url: string, payload = '', headers = {}) =>
  ask({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': FORM, origin: `http://${HOST}`, ...headers },
  });

beforeEach(async () => {
  database = backend.open();
  inbox = createInbox(database, TOKEN);
  cookie = '';
  // As a chat service does that shows where a link leads.
  await ask({ method: 'HEAD', url: `/?token=${encodeURIComponent(TOKEN)}` });
  const opened = await ask({ url: `/?token=${encodeURIComponent(TOKEN)}` });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
  [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  expect(opened.headers['set-cookie']).toBe(`${cookie}; HttpOnly; SameSite=Strict; Path=/`);
  expect(cookie).toMatch(/^inbox-4321=/);
});
afterEach(() => inbox.close());

it('opens once, by its token, and then by its cookie, on this machine alone', async () => {
  const status = async (url: string, headers: Record<string, string> = {}) =>
    (await ask({ url, headers })).statusCode;
  expect(await status('/')).toBe(200);
  // Browsers send the cookie to every port: there, it is none.
  expect(await status('/', { host: '127.0.0.1:9000' })).toBe(403);
  expect(await status('/', { host: 'localhost:4321' })).toBe(403);
  expect(await status('/', { host: '127.0.0.1.attacker.example' })).toBe(421);
  expect(await status('/', { cookie: 'inbox-4321=none' })).toBe(403);
  expect(await status(`/?token=${encodeURIComponent(TOKEN)}`, { cookie: '' })).toBe(403);
  expect(await status('/requests/none')).toBe(404);
  expect(await status('/?q=twice&q=said')).toBe(200);
  const { statusCode, body, headers } = await ask({ url: '/%' });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('<h1>')]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['cache-control']).toBe('no-store');
});

it('closes by itself when nobody uses it', async () => {
  let said = '';
  for await (const text of startInbox(database, '0', 50)) said += text;
  expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\?token=/);
  await expect(fetch(/http\S+/.exec(said)?.[0] ?? '')).rejects.toThrow();
});

it.each([
  ['another site', { origin: 'https://attacker.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:9999' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['the same site only', { 'sec-fetch-site': 'same-site' }],
  ['nowhere', { origin: '' }],
])('changes nothing that %s asks for', async (_where, headers) => {
  const { id } = await saveAnswers(database);
  expect((await press(`/requests/${id}/erased`, '', headers)).statusCode).toBe(403);
  expect(await listRequests(database)).toHaveLength(1);
});

it('lists the newest first, a page at a time, and finds what is searched', async () => {
  for (let index = 0; index < 52; index++)
    await saveAnswers(database, { organization: `Company <${index}>` });
  await saveAnswers(database, { organization: 'Casino' }, { reasons: ['unproven', 'links'] });
  const titles = async (url: string) =>
    [...(await page(url)).matchAll(/>Zoé O&#39;Neill, (.*?)<\/a>/g)].map(([, name]) => name);
  expect(await titles('/')).toHaveLength(50);
  expect(await page('/')).toMatch(/Doubted requests \(1\)<.*list=requests&amp;q=&amp;page=2/s);
  expect(await titles('/?page=2')).toHaveLength(2);
  expect(await titles('/?q=company+%3C3%3E')).toEqual(['Company &lt;3&gt;']);
  expect(await titles('/?list=doubted')).toEqual(['Casino']);
  expect(await titles('/?q=c&page=2')).toHaveLength(3);
  // A reason of an earlier version stays a code.
  expect(await page('/?list=doubted')).toMatch(/doubted: sent without a proof .*; links · notif/);
});

it('shows one request, and whether the team was notified', async () => {
  const { id } = await saveAnswers(database, { locale: 'en' }, { channels: ['mail', 'webhook'] });
  expect(await page(`/requests/${id}`)).toContain('mail: pending; failed attempts: 0');
  await markDelivered(database, [1]);
  await markFailed(database, [2], { code: 'WebhookRefusal 400', nextAttemptAt: null });
  const shown = await page(`/requests/${id}`);
  expect(shown).toMatch(/mail: delivered 20\S+ \d\d:\d\d UTC/);
  expect(shown).toContain('last error: WebhookRefusal 400');
  expect(shown).toContain('<dt>Sector</dt><dd>Materials</dd>');
  expect(shown).toContain('<dt>Message</dt><dd>Bonjour,\nnous');
  expect(shown).toContain(
    'href="mailto:zoe.oneill@entreprise.example?subject=Demande%20de%20d%C3%A9mo',
  );
  const odd = await saveAnswers(database, { email: 'a?bcc=b&c@example.com' });
  expect(await page(`/requests/${odd.id}`)).toContain(
    'href="mailto:a%3Fbcc%3Db%26c@example.com?subject=',
  );
  expect((await press(`/requests/${id}/retried`)).headers.location).toMatch(/\?done=retried$/);
  expect(await page(`/requests/${id}`)).toContain('webhook: pending; failed attempts: 0');
});

it('releases, records a contact, exports one person, and erases after asking', async () => {
  const { id } = await saveAnswers(database, {}, { reasons: ['unproven', 'links'] });
  const message = 'Ask zoe.oneill@entreprise.example';
  const other = await saveAnswers(database, { email: 'a@example.com', message });
  const { headers } = await press(`/requests/${id}/released`);
  expect(headers.location).toBe(`/requests/${id}?done=released`);
  expect(await page(`/requests/${id}?done=released`)).toContain('role="status">Kept');
  expect(await page(`/requests/${id}`)).toContain('mail: pending');
  await press(`/requests/${id}/recorded`, 'on=2026-01-31');
  expect((await press(`/requests/${id}/recorded`, 'on=2999-01-31')).statusCode).toBe(422);
  expect(await findRequest(database, id)).toMatchObject({
    spam: false,
    lastContactAt: '2026-01-31T00:00:00.000Z',
  });
  const person = await ask({ url: `/requests/${id}/person.json` });
  expect(person.headers['content-disposition']).toMatch(/^attachment/);
  expect(person.json()).toMatchObject({ requests: [{ id }], mentionedIn: [other.id] });
  expect((await ask({ url: '/requests.csv' })).body).toMatch(RegExp(`${id}.*${other.id}`, 's'));
  expect((await press('/retried')).headers.location).toBe('/?done=retried');
  const asked = await page(`/requests/${id}/erase`);
  expect(asked).toMatch(/included: 1\..*requests\/.*yours to delete/s);
  expect(asked).toContain(other.id);
  expect((await press(`/requests/${id}/erased`)).headers.location).toBe('/?done=erased');
  expect((await listRequests(database)).map((request) => request.id)).toEqual([other.id]);
});
