import { eachField } from '@/lib/form/fields';
import { answers } from '@/tests/receiver/demo-requests';
import { app, fixture, form, json, logged, PAGE, start, stored, URL } from './tested-receiver';

const SITE = 'https://www.vigie-esg.example';

it('stores JSON unchanged and responds 201', async () => {
  await start();
  const values = answers();
  const response = await json(values);
  expect(response.statusCode).toBe(201);
  expect(Object.keys(response.json())).toEqual(['id', 'receivedAt']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await stored()).toEqual([
    {
      ...eachField(() => ''),
      ...values,
      ...response.json(),
      kind: 'demo',
      lastContactAt: null,
      spam: false,
      spamReasons: null,
      revises: null,
    },
  ]);
});

it.each([
  [{ locale: 'fr' }, {}, '', '/signup/#received'],
  [{ locale: 'en' }, {}, '', '/en/signup/#received'],
  [{ locale: '' }, { 'accept-language': 'en-GB' }, '', '/en/signup/#received'],
  [{ locale: 'en' }, {}, SITE, `${SITE}/en/signup/#received`],
])('sends a browser on to the thank-you page: %j %j', async (changes, headers, origin, to) => {
  await start({ DEMO_SITE_ORIGIN: origin });
  const response = await form(answers(changes), { ...PAGE, ...headers });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(to);
});

it('says which answers are invalid and why, in the language of the form', async () => {
  await start();
  const response = await json(answers({ locale: 'fr', email: 'zoe', firstName: '' }));
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    errors: [
      { field: 'firstName', code: 'firstName.required', message: 'Le prénom est requis' },
      { field: 'email', code: 'email.invalid', message: 'Adresse e-mail invalide' },
    ],
  });
  expect(await stored()).toEqual([]);
});

it('returns the form to a browser with its values, escaped', async () => {
  await start({ DEMO_SITE_ORIGIN: SITE });
  const script = `"><script>alert('x')</script>`;
  const values = answers({
    locale: 'en',
    firstName: script,
    message: `</textarea>${script}`,
    email: 'zoe',
    sector: 'energy',
  });
  const response = await form(values, PAGE);
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toMatch(
    `form-action 'self' ${SITE}; base-uri 'none'`,
  );
  const page = response.body;
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>Error: Book a demo</title>');
  expect(page).toContain('<a href="#email">Invalid email address</a>');
  expect(page).toContain('value="zoe"');
  expect(page).toContain('<option value="energy" selected>');
  expect(page).toContain(`name="requestId" value="${values.requestId}"`);
  expect(page).not.toContain('<script');
  expect(page.split('&lt;script&gt;')).toHaveLength(3);
});

it('says when nothing can be stored, and returns the form with its values and the same requestId', async () => {
  fixture.write({ data: 'a file where the folder should be' });
  await start();
  const values = answers();
  const response = await json(values);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  expect(response.json()).toEqual({ error: 'unavailable', message: expect.stringMatching(/Reve/) });
  const { statusCode, body } = await form(values, PAGE);
  expect(statusCode).toBe(503);
  expect(body).toContain(`value="${values.requestId}"`);
  expect(body).toContain('nous préparons la CSRD.');
});

it.each([
  ['application/json', '{"firstName":', 400, 'malformed'],
  ['application/json', '[]', 400, 'malformed'],
  ['application/json', '{"__proto__":{"spam":false}}', 400, 'malformed'],
  ['text/plain', 'firstName=Zoé', 415, 'mediaType'],
  ['application/json', JSON.stringify(answers({ message: 'x'.repeat(65_536) })), 413, 'tooLarge'],
  ['application/x-www-form-urlencoded', `message=${'x'.repeat(65_536)}`, 413, 'tooLarge'],
])('answers what is no form: %s', async (type, payload, status, error) => {
  await start();
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'POST', url: URL, payload, headers });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error, message: expect.stringMatching(/\.$/) });
  expect(await stored()).toEqual([]);
});

it('rejects other methods and addresses', async () => {
  await start();
  const get = await app.inject({ method: 'GET', url: URL });
  expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  expect((await app.inject({ method: 'GET', url: '/api/nothing' })).statusCode).toBe(404);
});

it('logs why it refuses a form, and where that was, with nothing of what is in it', async () => {
  await start();
  const here = { host: 'www.example.com', origin: 'https://www.example.com' };
  await json(answers({ firstName: '', email: 'zoe', role: 3, message: ['x'] }), here);
  await json(answers({ proof: undefined }), here);
  await form(answers(), { ...PAGE, ...here, origin: 'https://example.com' });
  await app.inject({ method: 'GET', url: URL });
  const refused = { event: 'request refused', ...here };
  const fields = 'firstName required, email invalid, role invalid, message invalid';
  expect(logged.filter((line) => 'status' in line)).toEqual([
    { ...refused, status: 422, code: 'invalid', fields },
    { ...refused, status: 429, code: 'challenged', proof: 'missing' },
    { ...refused, status: 403, code: 'otherSite', origin: 'https://example.com' },
  ]);
});
