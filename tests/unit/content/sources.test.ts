import type { ServerResponse } from 'node:http';
import { checkSources, markRead } from '@/scripts/check/sources';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { site } from './sound-site';

// Stand-ins for the Publications Office, PISTE and two sites, by the path that has their host.
const SPARQL = '/publications.europa.eu/webapi/rdf/sparql';
const ARTICLE = '/api.piste.gouv.fr/dila/legifrance/lf-engine-app/consult/getArticleWithIdAndNum';
const FILE = '/oeil.europarl.europa.eu/oeil/en/procedure-file';
const PAGE = '/www.amf-france.org/water';

type Reply = (response: ServerResponse) => void;
let replies: Record<string, Reply>;
const server = new WebhookStub();

const send =
  (body: string, headers = {}, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body);
const json = (value: unknown, headers = {}) =>
  send(JSON.stringify(value), { 'Content-Type': 'application/json', ...headers });

/** The answer of a SPARQL endpoint: the act, whether it is in force, and a link to it. */
const union = (link: string, by: string, date: string) => {
  const literal = (value: string) => ({ type: 'typed-literal', value });
  const uri = (value: string) => ({ type: 'uri', value });
  const act = uri('http://publications.europa.eu/resource/celex/32000L0060');
  const other = uri('http://publications.europa.eu/resource/celex/32008L0050');
  const how = uri(`http://publications.europa.eu/ontology/cdm#${link}_resource_legal`);
  const force = literal(link.includes('repeals') ? '0' : '1');
  const linked = { act, how, by: literal(by), date: literal(date) };
  return json({ results: { bindings: [{ act, force }, { act: other }, linked] } });
};
const OLD = { id: 'LEGIARTI000000000001', dateDebut: Date.parse('2020-01-01') };
const article = (...versions: { id: string; dateDebut: number }[]) =>
  json({ article: { ...versions.at(-1), articleVersions: versions } });
const page = (text: string, shown = '12/06/2026') =>
  send(`<nav>${shown}</nav><main><p>${text}</p><p>Last updated on ${shown}</p></main>`);

const cited = (id: string, kind: string, url: string) =>
  `  - { id: ${id}, kind: ${kind}, name: { fr: Code de l'eau, en: Code }, url: "${url}", certainty: known }\n`;
const CODE = 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000000000001';
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
  const acts = [
    cited('water-code', 'code', CODE),
    cited('water-file', 'proposal', `https:/${FILE}?reference=2026/1(COD)`),
    cited('water-page', 'guidance', `https:/${PAGE}`),
  ];
  site.replace('content/law/water.yaml', 'rules: []\n', acts.join('') + RULE);
  replies = {
    [SPARQL]: union('resource_legal_amends', '32001D2455', '2001-11-20'),
    '/oauth.piste.gouv.fr/api/oauth/token': json({ access_token: 'opaque', expires_in: 3600 }),
    [ARTICLE]: article(OLD),
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

/** What the check prints on a day. */
async function check(day = '2026-06-20', how = {}): Promise<string> {
  process.env.SITE_TODAY = day;
  const print = jest.spyOn(console, 'log').mockReset();
  process.exitCode = 0;
  const ask: typeof fetch = (url, init) => fetch(String(url).replace('https:/', server.url), init);
  const keys = { client_id: 'id', client_secret: 'secret' };
  await checkSources('terminal', { ask, keys, pause: 0, ...how });
  return print.mock.calls.join('\n');
}

it('is silent, says who asks, and asks for acts in one query, until something changes', async () => {
  expect(await check()).toContain('sources: 0 errors, 0 warnings');
  expect(await check('2026-07-01')).toContain('water-page  unchanged since 2026-06-20');
  const [query, ...others] = server.calls.filter(({ path }) => path === SPARQL);
  expect(others).toHaveLength(1);
  expect(new URLSearchParams(query?.body).get('query')).toMatch(
    /celex\/32008L0050> <.*32000L0060> }/,
  );
  expect(query?.headers['user-agent']).toMatch(/\(https:\/\//);
});

it.each([
  ['resource_legal_amends', '32026R0001', 'amended by 32026R0001 (2026-06-25)'],
  ['resource_legal_corrects', '32000L0060R(02)', 'corrected by 32000L0060R(02)'],
  [
    'resource_legal_repeals',
    '32026L0009',
    'no longer in force, repealed by 32026L0009 (2026-06-25)',
  ],
  ['act_consolidated_consolidates', '02000L0060-20260625', 'consolidated as 02000L0060-20260625'],
  // An act that the register has, and a consolidation of another act, which has taken in this one.
  ['resource_legal_amends', '32008L0050', undefined],
  ['act_consolidated_consolidates', '02010R0100-20260625', undefined],
])('tells what links to an act: %s %s', async (link, by, told) => {
  await check();
  replies[SPARQL] = union(link, by, '2026-06-25');
  expect(await check('2026-07-01')).toContain(told ?? 'water-directive  unchanged');
  expect(process.exitCode).toBe(told ? 1 : 0);
});

it('names entries, pages and the place of what changed, until somebody has read it', async () => {
  // The rule was read on 1 May: what has applied since is news on the first day.
  replies[ARTICLE] = article(OLD, { id: 'LEGIARTI02', dateDebut: Date.parse('2026-05-28') });
  replies[SPARQL] = union('resource_legal_amends', '32026R0001', '2026-06-18');
  expect(await check()).toMatch(
    /water\.yaml:6:5 {2}error {2}water-directive has changed .* for water-directive, adoption, which \/guides\/waterguide\/, \/questions\/water\/ show;/,
  );
  expect(await check('2026-07-02')).toMatch(
    /water-code\/L1-1 has changed \(Code: LEGIARTI02 2026-05-28\), as was noticed on 2026-06-20\. Read it again for water-fine,/,
  );
  markRead('water-code/L1-1');
  markRead('water-directive');
  expect(site.read('content/law/water.yaml')).toMatch(/(read: 2026-07-02\n +certainty[\s\S]*){2}/);
  expect(await check('2026-07-03')).toContain('water-code/L1-1  unchanged since 2026-07-02');
  expect(process.exitCode).toBe(0);
  expect(() => markRead('water-cod/L1-1')).toThrow('Did you mean "water-code/L1-1"?');
});

it('tells a new text from a new date of display, and believes an ETag', async () => {
  replies[PAGE] = send('<main>Guidance</main>', { ETag: '"1"' });
  await check();
  replies[FILE] = page('Committee referral', '13/06/2026');
  replies[PAGE] = send('<main>Guidance, set anew</main>', { ETag: '"1"' });
  expect(await check()).toContain('0 errors, 0 warnings');
  replies[FILE] = page('Committee referral</p><p>Vote in committee');
  replies[PAGE] = page('More guidance');
  expect(await check()).toMatch(
    /water-file has changed \(.*another text\)[\s\S]*water-page has changed/,
  );
});

it.each<[string, Reply, string]>([
  ['a time-out', () => {}, 'no answer (TimeoutError)'],
  ['a refusal', send('', {}, 403), 'it answers 403'],
  ['a limit', send('', { 'Retry-After': '120' }, 429), 'it limits requests (Retry-After: 120)'],
  ['HTML', send('<p>Robot?</p>'), 'text/html in place of JSON'],
  ['nothing', send(''), 'an empty answer'],
  ['no rows', json({ results: { bindings: [] } }), 'the answer does not have it'],
  ['half', json({}, { 'X-SQL-State': 'S1TAT' }), 'an incomplete answer'],
])('says that there was no answer, and loses nothing: %s', async (_what, reply, why) => {
  await check();
  const before = site.read('content/sources.yaml');
  for (const path of [SPARQL, ARTICLE]) replies[path] = reply;
  for (const path of [FILE, PAGE]) replies[path] = send('<main> </main>');
  const output = await check('2026-07-21', { patience: 900 });
  const told = `could not be asked: ${why}. It was last read or asked on 2026-06-20. Check it again.`;
  for (const id of ['water-directive', 'water-code/L1-1'])
    expect(output).toContain(`warning  ${id} ${told}`);
  expect(output).toContain('water-page could not be asked: an empty answer.');
  expect(output).not.toContain('unchanged');
  expect(process.exitCode).toBe(0);
  expect(site.read('content/sources.yaml')).toBe(before);
});

it('says without keys when a person last read an article, and asks a host that limits requests no more', async () => {
  replies[FILE] = send('', {}, 429);
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
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answered = [...site.read('content/sources.yaml').matchAll(/^(\S+):$/gm)].map(
    ([, id]) => id,
  );
  expect(answered).toEqual(['air-directive', 'water-code/L1-1', 'water-directive', 'water-file']);
  await killed;
});
