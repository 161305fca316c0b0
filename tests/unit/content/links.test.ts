import path from 'node:path';
import { checkExternalLinks, keptAnswers } from '@/authoring/links';
import { freshFixture } from '@/tests/fixture';
import { WebhookStub } from '@/tests/receiver/webhook-stub';

const server = new WebhookStub();
const fixture = freshFixture();

beforeEach(async () => {
  server.calls.length = 0;
  server.answer = (response, { method, path = '' }) => {
    const status = Number(path.slice(1, 4));
    response.writeHead(path.endsWith('head') && method === 'HEAD' ? 405 : status).end();
  };
  await server.up();
});
afterEach(() => server.down());

const check = async (...paths: readonly string[]): Promise<string[]> => {
  const addresses = paths.map((url, index) => ({
    url: url.startsWith('http') ? url : server.url + url,
    file: 'content/x.yaml',
    line: index + 1,
    column: 1,
  }));
  const kept = keptAnswers(path.join(fixture.root, 'links.json'));
  const problems = await checkExternalLinks(addresses, { kept, ask: fetch, pause: 1 });
  return problems.map(({ line, severity, message }) =>
    `${line} ${severity} ${message}`.replaceAll(server.url, ''),
  );
};

it('asks by HEAD, by GET where that is refused, and not again for some days', async () => {
  expect(await check('/200', '/200head')).toEqual([]);
  const asked = server.calls.map(({ method, path: address }) => `${method} ${address}`);
  expect(asked).toEqual(['HEAD /200', 'HEAD /200head', 'GET /200head']);
  expect(await check('/200', '/200head')).toEqual([]);
  expect(server.calls).toHaveLength(3);
});

it('distinguishes addresses that are gone from those that refuse to answer', async () => {
  expect(await check('/404', '/403', '/503')).toEqual([
    '1 error /404 is gone (404); link to what took its place.',
    '2 warning /403 answers 403; open it in a browser.',
    '3 warning /503 answers 503; open it in a browser.',
  ]);
});

it('says that there is no network rather than that everything is gone', async () => {
  await expect(check('http://one.invalid/', 'http://two.invalid/')).rejects.toThrow(
    'No host could be found; is this machine online?',
  );
});
