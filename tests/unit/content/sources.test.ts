import type { ServerResponse } from 'node:http';
import { checkSources, markRead } from '@/scripts/check/sources';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { site } from './sound-site';

// Stand-ins for the Publications Office, PISTE and two sites, by the path that has their host.
const SPARQL = '/publications.europa.eu/webapi/rdf/sparql';
const ARTICLE = '/api.piste.gouv.fr/dila/legifrance/lf-engine-app/consult/getArticleWithIdAndNum';
const FILE = '/oeil.europarl.europa.eu/oeil/en/procedure-file';
const PAGE = '/www.amf-france.org/water';
const CDM = 'http://publications.europa.eu/ontology/cdm#';

type Reply = (response: ServerResponse) => void;
let replies: Record<string, Reply>;
const server = new WebhookStub();
let printed: string[];

const send =
  (body: string, type = 'text/html', status = 200, headers = {}): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
const json = (value: unknown) => send(JSON.stringify(value), 'application/json');

/** The answer of a SPARQL endpoint: the act in force, and each link to it. */
const union = (...links: [how: string, by: string, date: string][]) => {
  const [act, other] = ['32000L0060', '32008L0050'].map((celex) => ({
    type: 'uri',
    value: `http://publications.europa.eu/resource/celex/${celex}`,
  }));
  const literal = (value: string) => ({ type: 'typed-literal', value });
  const force = literal(links.some(([how]) => how.includes('repeals')) ? '0' : '1');
  const bindings = links.map(([how, by, date]) => ({
    act,
    how: { type: 'uri', value: CDM + how },
    by: literal(by),
    date: literal(date),
  }));
  return json({
    results: { bindings: [{ act, force }, { act: other }, ...bindings] },
  });
};
const version = (id: string, from: string) => ({
  id,
  dateDebut: Date.parse(from),
  etat: 'VIGUEUR',
});
const article = (...versions: ReturnType<typeof version>[]) =>
  json({ article: { ...versions.at(-1), num: 'L1-1', articleVersions: versions } });
const page = (text: string, shown = '12/06/2026') =>
  send(`<nav>${shown}</nav><main><p>${text}</p><p>Last updated on ${shown}</p></main>`);

const cited = (id: string, kind: string, url: string) =>
  `  - { id: ${id}, kind: ${kind}, name: { fr: Code de l'eau, en: Code }, url: "${url}", certainty: known }\n`;
const RULE = `rules:
  - id: water-fine
    layer: fr
    kind: duty
    label: { fr: Amende, en: Fine }
    versions:
      - from: 2020-01-01
        act: water-code
        provision: { fr: "code de l'eau, art. L. 1-1", en: "Art. L. 1-1" }
        read: 2026-05-01
        certainty: verified
`;

beforeEach(async () => {
  site.replace(
    'content/law/water.yaml',
    'rules: []\n',
    cited(
      'water-code',
      'code',
      'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000000000001',
    ) +
      cited('water-file', 'proposal', `https:/${FILE}?reference=2026/1(COD)`) +
      cited('water-page', 'guidance', `https:/${PAGE}`) +
      RULE,
  );
  replies = {
    [SPARQL]: union(['resource_legal_amends_resource_legal', '32001D2455', '2001-11-20']),
    '/oauth.piste.gouv.fr/api/oauth/token': json({ access_token: 'opaque', expires_in: 3600 }),
    [ARTICLE]: article(version('LEGIARTI000000000001', '2020-01-01')),
    [FILE]: page('Committee referral'),
    [PAGE]: page('Guidance'),
  };
  server.calls.length = 0;
  server.answer = (response, { path = '' }) => replies[path.split('?')[0] ?? '']?.(response);
  await server.up();
});
afterEach(async () => {
  await server.down();
  process.exitCode = 0;
  delete process.env.SITE_TODAY;
});

const keys = { client_id: 'id', client_secret: 'secret' };
/** What the check prints on a day. */
async function check(day = '2026-06-20', how: object | false = {}): Promise<string> {
  process.env.SITE_TODAY = day;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
  process.exitCode = 0;
  const ask: typeof fetch = (url, init) => fetch(String(url).replace('https:/', server.url), init);
  await checkSources('terminal', { ask, keys, pause: 0, ...how });
  return printed.join('\n');
}

it('is silent, says who asks, and asks for acts in one query, until something changes', async () => {
  expect(await check()).toContain('sources: 0 errors, 0 warnings');
  expect(await check('2026-07-01')).toContain('water-page  unchanged since 2026-06-20');
  expect(process.exitCode).toBe(0);
  const queries = server.calls.filter(({ path }) => path === SPARQL);
  expect(queries).toHaveLength(2);
  expect(new URLSearchParams(queries[0]?.body).get('query')).toContain(
    'celex/32008L0050> <http://publications.europa.eu/resource/celex/32000L0060> }',
  );
  expect(queries[0]?.headers['user-agent']).toMatch(/\(https:\/\//);
});

it.each([
  ['resource_legal_amends_resource_legal', '32026R0001', 'amended by 32026R0001 (2026-06-25)'],
  ['resource_legal_corrects_resource_legal', '32000L0060R(02)', 'corrected by 32000L0060R(02)'],
  [
    'resource_legal_repeals_resource_legal',
    '32026L0009',
    'no longer in force, repealed by 32026L0009 (2026-06-25)',
  ],
  ['act_consolidated_consolidates_resource_legal', '02000L0060-20260625', 'consolidated as 02000'],
  // An act that the register has, and a consolidation of another act, which has taken in this one.
  ['resource_legal_amends_resource_legal', '32008L0050', undefined],
  ['act_consolidated_consolidates_resource_legal', '02010R0100-20260625', undefined],
])('tells what links to an act: %s %s', async (link, by, told) => {
  await check();
  replies[SPARQL] = union([link, by, '2026-06-25']);
  const output = await check('2026-07-01');
  if (told) expect(output).toContain(told);
  else expect(output).toContain('water-directive  unchanged');
  expect(process.exitCode).toBe(told ? 1 : 0);
});

it('names entries, pages and the place of what changed, until somebody has read it', async () => {
  // The rule was read on 1 May: what has applied since is news on the first day.
  const versions = [version('LEGIARTI000000000001', '2020-01-01')];
  replies[ARTICLE] = article(...versions, version('LEGIARTI000000000002', '2026-05-28'));
  replies[SPARQL] = union(['resource_legal_amends_resource_legal', '32026R0001', '2026-06-18']);
  expect(await check()).toMatch(
    /water\.yaml:6:5 {2}error {2}water-directive has changed .* Read it again for water-directive, adoption, which \/guides\/waterguide\/, \/questions\/water\/ show;/,
  );
  expect(await check('2026-07-02')).toMatch(
    /water-code\/L1-1 has changed \(Code: LEGIARTI000000000002 2026-05-28\), as was noticed on 2026-06-20\. Read it again for water-fine,/,
  );
  markRead('water-code/L1-1');
  markRead('water-directive');
  expect(site.read('content/law/water.yaml')).toContain('read: 2026-07-02\n        certainty');
  expect(site.read('content/law/water.yaml')).toContain('read: 2026-07-02\n    certainty');
  expect(await check('2026-07-03')).toContain('water-code/L1-1  unchanged since 2026-07-02');
  expect(process.exitCode).toBe(0);
  expect(() => markRead('water-cod/L1-1')).toThrow('Did you mean "water-code/L1-1"?');
});

it('tells a new text from a new date of display, and believes an ETag', async () => {
  replies[PAGE] = send('<main>Guidance</main>', 'text/html', 200, { ETag: '"1"' });
  await check();
  replies[FILE] = page('Committee referral', '13/06/2026');
  replies[PAGE] = send('<main>Guidance, set anew</main>', 'text/html', 200, { ETag: '"1"' });
  expect(await check()).toContain('0 errors, 0 warnings');
  replies[FILE] = page('Committee referral</p><p>Vote in committee');
  replies[PAGE] = page('More guidance');
  const output = await check();
  expect(output).toMatch(/water-file has changed \(.*another text\)/);
  expect(output).toMatch(/water-page has changed/);
});

it.each<[string, Reply, string]>([
  ['a time-out', () => {}, 'no answer (TimeoutError)'],
  ['a refusal', send('', 'text/html', 403), 'it answers 403'],
  [
    'a limit',
    send('', 'text/html', 429, { 'Retry-After': '120' }),
    'it limits requests (Retry-After: 120)',
  ],
  ['HTML', send('<p>Robot?</p>'), 'text/html in place of JSON'],
  ['nothing', send('', 'application/json'), 'an empty answer'],
  ['no rows', json({ results: { bindings: [] } }), 'the answer does not have it'],
  ['half', send('{}', 'application/json', 200, { 'X-SQL-State': 'S1TAT' }), 'an incomplete answer'],
])('says that there was no answer, and loses nothing: %s', async (_what, reply, why) => {
  await check();
  const before = site.read('content/sources.yaml');
  for (const path of [SPARQL, ARTICLE]) replies[path] = reply;
  for (const path of [FILE, PAGE]) replies[path] = send('<main> </main>');
  const output = await check('2026-07-21', why.includes('TimeoutError') && { patience: 500 });
  for (const id of ['water-directive', 'water-code/L1-1'])
    expect(output).toMatch(new RegExp(`warning {2}${id} could not be asked: `));
  expect(output).toContain(`: ${why}. It was last read or asked on 2026-06-20. Check it again.`);
  expect(output).toContain('water-page could not be asked: an empty answer.');
  expect(output).not.toContain('unchanged');
  expect(process.exitCode).toBe(0);
  expect(site.read('content/sources.yaml')).toBe(before);
});

it('says without keys when a person last read an article, and asks a host that limits requests no more', async () => {
  replies[FILE] = send('', 'text/html', 429);
  site.replace('content/law/water.yaml', `https:/${PAGE}`, `https:/${FILE}/other`);
  const output = await check('2026-06-20', { keys: null });
  expect(output).toMatch(
    /L1-1 could not be asked: only articles of codes .* on 2026-05-01\. Check it/,
  );
  expect(output.match(/it limits requests/g)).toHaveLength(2);
  expect(server.calls.map(({ path }) => path?.split('?')[0]).sort()).toEqual([FILE, SPARQL]);
});

it('keeps what has answered when the run is killed', async () => {
  replies[PAGE] = () => {};
  const killed = check('2026-06-20', { patience: 2000 });
  const answered = (): string[] =>
    [...site.read('content/sources.yaml').matchAll(/^(\S+):$/gm)].map(([, id = '']) => id);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(answered()).toEqual(['air-directive', 'water-code/L1-1', 'water-directive', 'water-file']);
  await killed;
});
