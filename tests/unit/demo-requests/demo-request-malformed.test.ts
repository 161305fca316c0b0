import { answers } from '@/tests/receiver/demo-requests';
import { app, json, PAGE, start, stored, URL } from './tested-receiver';

describe('with a body that is not a form', () => {
  it.each([
    ['application/json', '{"firstName":', 400, 'malformed'],
    ['application/json', '', 400, 'malformed'],
    ['application/json', '[]', 400, 'malformed'],
    ['application/json', 'null', 400, 'malformed'],
    ['application/json', '{"__proto__":{"spam":false}}', 400, 'malformed'],
    ['text/plain', 'firstName=Zoé', 415, 'mediaType'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'mediaType'],
    ['application/json', JSON.stringify(answers({ message: 'x'.repeat(65_536) })), 413, 'tooLarge'],
    ['application/x-www-form-urlencoded', `message=${'x'.repeat(65_536)}`, 413, 'tooLarge'],
  ])('answers %s %.20s with %i', async (type, payload, status, error) => {
    await start();
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: URL, payload, headers });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error, message: expect.stringMatching(/\.$/) });
    expect(await stored()).toEqual([]);
  });

  it('responds to a browser in its language', async () => {
    await start();
    const headers = { ...PAGE, 'accept-language': 'en', 'content-type': 'text/plain' };
    const response = await app.inject({ method: 'POST', url: URL, payload: 'a', headers });
    expect(response.body).toContain('This address receives forms and JSON only.');
  });

  it('stores SQL as text', async () => {
    await start();
    const sql = `'); DROP TABLE demo_requests; --`;
    expect((await json(answers({ organization: sql, message: sql }))).statusCode).toBe(201);
    expect((await stored())[0]).toMatchObject({ organization: sql, message: sql });
  });

  it('rejects other methods and addresses', async () => {
    await start();
    const get = await app.inject({ method: 'GET', url: URL });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    expect((await app.inject({ method: 'GET', url: '/api/nothing' })).statusCode).toBe(404);
  });
});

it.each([
  ['en;q=0.2, fr;q=0.9', 'Requête incorrecte\n'],
  ['fr;q=0.2, en-GB;q=0.9', 'Bad Request\n'],
])(
  'answers a malformed address below /api/ in the language preferred by %s',
  async (accepted, body) => {
    await start();
    const response = await app.inject({
      method: 'POST',
      url: '/api/%',
      headers: { 'accept-language': accepted },
    });
    expect([response.statusCode, response.body]).toEqual([400, body]);
  },
);
