import { answers } from '@/tests/receiver/demo-requests';
import { form, json, PAGE, start, stored } from './tested-receiver';

const SITE = 'https://www.vigie-esg.example';

describe('from another site', () => {
  const EVIL = 'https://evil.example';
  const own = { host: 'preview.example:8080' };

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no browser', {}, {}],
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, {}],
    [
      'the page itself, to a proxy with a host of its own',
      { host: '127.0.0.1:3000', origin: SITE, 'sec-fetch-site': 'same-origin' },
      {},
    ],
    [
      'the page itself, which keeps its origin back',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, {}],
    ['an older browser, under any name', { ...own, origin: 'http://preview.example:8080' }, {}],
    [
      'an older browser, where a proxy ends TLS',
      { host: 'preview.example', origin: 'https://preview.example' },
      {},
    ],
    [
      'an older browser, a proxy naming the port',
      { host: 'preview.example:443', origin: 'https://preview.example' },
      {},
    ],
    [
      'an older browser, a trusted proxy naming the host',
      {
        host: '10.0.0.1',
        'x-forwarded-host': 'preview.example',
        origin: 'https://preview.example',
      },
      { DEMO_TRUST_PROXY: '1' },
    ],
    [
      'an allowed origin',
      { origin: SITE, 'sec-fetch-site': 'cross-site' },
      { DEMO_ALLOWED_ORIGINS: SITE },
    ],
    ['an allowed origin, in an older browser', { origin: SITE }, { DEMO_ALLOWED_ORIGINS: SITE }],
    [
      'the site on a host beside',
      { origin: 'https://www.example.com', 'sec-fetch-site': 'same-site' },
      { DEMO_SITE_ORIGIN: 'https://www.example.com' },
    ],
  ])('takes what comes from %s', async (_who, headers, settings) => {
    await start(settings);
    expect((await json(answers(), headers)).statusCode).toBe(201);
    expect((await form(answers(), { ...PAGE, ...headers })).statusCode).toBe(303);
    expect(await stored()).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }, {}],
    ['another site, in an older browser', { origin: EVIL }, {}],
    [
      'another site that is not the allowed one',
      { origin: EVIL, 'sec-fetch-site': 'cross-site' },
      { DEMO_ALLOWED_ORIGINS: SITE },
    ],
    ['another port of the host', { ...own, origin: 'http://preview.example:9090' }, {}],
    [
      'a host beside',
      { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
      { DEMO_SITE_ORIGIN: 'https://www.example.com' },
    ],
    ['a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, {}],
    ['a sandbox, in an older browser', { origin: 'null' }, {}],
    ['a page that keeps its origin back', { 'sec-fetch-site': 'cross-site' }, {}],
    ['a page with an empty origin', { origin: '', 'sec-fetch-site': 'cross-site' }, {}],
    ['what is not an origin', { origin: '%%' }, {}],
    ['a host that only the sender names', { 'x-forwarded-host': 'evil.example', origin: EVIL }, {}],
  ])('refuses what comes from %s', async (_who, headers, settings) => {
    await start(settings);
    for (const response of [
      await json(answers(), headers),
      await form(answers(), headers),
      await form(answers(), { ...PAGE, ...headers }),
    ]) {
      expect(response.statusCode).toBe(403);
      expect(response.headers.location).toBeUndefined();
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['fr-FR,fr;q=0.9', 'fr', 'n’a pas été envoyée depuis notre site'],
    ['en-GB', 'en', 'was not sent from our site'],
  ])('says so in the language of a browser set to %s', async (accepted, language, words) => {
    await start();
    const headers = { origin: EVIL, 'accept-language': accepted };
    const answer = await json(answers(), headers);
    expect(answer.json()).toEqual({ error: 'otherSite', message: expect.stringContaining(words) });
    const page = await form(answers(), { ...PAGE, ...headers });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(words);
    expect(page.body).not.toContain('<form');
  });
});
