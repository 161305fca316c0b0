import { createHash } from 'node:crypto';
import { parisDay } from '@/lib/dates';
import { elements, parseHtml, remove, textOf } from '@/lib/html';
import { type Message, say } from '@/lib/say/say';
import { failureOf, Limited, type Manner, politely } from '../polite';
import type { Source } from './cited';

/** How sources are asked for. */
export interface Asking extends Manner {
  day: string;
  /** Of PISTE, which has the API of Légifrance; null without. */
  keys: { client_id: string; client_secret: string } | null;
}

/** What is asked at once, and the marks of each source, or why there are none. */
interface Question {
  sources: readonly Source[];
  answer: () => Promise<(string[] | Error)[]>;
}

const CELEX = 'http://publications.europa.eu/resource/celex/';
const SPARQL = 'https://publications.europa.eu/webapi/rdf/sparql';
const RESULTS = 'application/sparql-results+json';
const PISTE = 'https://oauth.piste.gouv.fr/api/oauth/token';
const LEGIFRANCE = 'https://api.piste.gouv.fr/dila/legifrance/lf-engine-app/consult/';

/** Links from a later text to an act, in the ontology of the Publications Office. */
const links = {
  resource_legal_amends_resource_legal: 'amended by #{by} (#{date})',
  resource_legal_corrects_resource_legal: 'corrected by #{by} (#{date})',
  resource_legal_repeals_resource_legal: 'repealed by #{by} (#{date})',
  resource_legal_implicitly_repeals_resource_legal: 'repealed by #{by} (#{date})',
  resource_legal_adopts_resource_legal: 'adopted as #{by} (#{date})',
  act_consolidated_consolidates_resource_legal: 'consolidated as #{by} (#{date})',
} as const satisfies Record<string, Message>;

/** What a mark that nobody has seen says to a writer. */
export function markInWords(mark: string): string {
  const [kind = '', by = '', date = ''] = mark.split(' ');
  if (kind in links) return say(links[kind as keyof typeof links], { by, date });
  if (kind === 'in-force') return by === 'true' ? say('in force') : say('no longer in force');
  return kind === 'text' ? say('another text') : mark;
}

/** For all acts at once. The first branch shows that an act was found, whatever links to it. */
const query = (acts: readonly string[]): string => `
PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX owl: <http://www.w3.org/2002/07/owl#>
SELECT DISTINCT ?act ?force ?how ?by ?date WHERE {
  VALUES ?act { ${acts.map((celex) => `<${CELEX}${encodeURIComponent(celex)}>`).join(' ')} }
  ?work owl:sameAs ?act .
  { ?work cdm:resource_legal_id_celex ?own . OPTIONAL { ?work cdm:resource_legal_in-force ?force } }
  UNION
  { VALUES ?how { cdm:${Object.keys(links).join(' cdm:')} }
    ?later ?how ?work ; cdm:resource_legal_id_celex ?by .
    OPTIONAL { ?later cdm:work_date_document ?date } }
}`;

type Row = Partial<Record<'act' | 'force' | 'how' | 'by' | 'date', { value: string }>>;

/** Whether an act is in force, and what links to it: not consolidations of other acts, which name it too. */
function marksOfAct(rows: readonly Row[], celex: string): string[] | Error {
  const own = rows.filter(({ act }) => decodeURIComponent(act?.value ?? '') === CELEX + celex);
  if (own.length === 0) return new Error(say('the answer does not have it'));
  return own.flatMap(({ force, how, by, date }) => {
    const link = how?.value.split('#')[1] ?? '';
    if (!by) return force ? `in-force ${/^(1|true)$/.test(force.value)}` : [];
    const isOther = link.includes('consolidates') && !by.value.startsWith(`0${celex.slice(1)}-`);
    return isOther ? [] : `${link} ${by.value} ${date?.value.slice(0, 10) ?? '?'}`;
  });
}

/** Versions of articles anywhere in an answer of Légifrance, with the day from which each is the law. */
function versionsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { id, dateDebut } = answer as { id?: unknown; dateDebut?: unknown };
  const from = typeof dateDebut === 'number' ? parisDay(new Date(dateDebut)) : '?';
  const own = /^(LEGI|JORF)ARTI\d+$/.test(String(id)) ? [`${id} ${from}`] : [];
  return [...own, ...Object.values(answer).flatMap(versionsIn)];
}

/** A date of display, which changes without the text. */
const SHOWN =
  /(updated|modified|printed|generated|consulted|mise? à jour|consultée?|imprimée?)[^.|\d]{0,20}\d{1,4}[/. -][\p{L}\d]+[/. -]\d{2,4}(,? \d\d[:h]\d\d(:\d\d)?)?/giu;
const AROUND = ['script', 'style', 'noscript', 'nav', 'header', 'footer', 'aside', 'form'];

/** What a page says, without what surrounds it. */
function mainText(html: string): string {
  const page = parseHtml(html);
  for (const element of elements(page, ...AROUND)) remove(element);
  const [main] = [...elements(page, 'main'), ...elements(page, 'body')];
  return main ? textOf(main).replace(/\s+/g, ' ').replace(SHOWN, '').trim() : '';
}

/** What the host of a page says of its version, and its text. */
async function marksOfPage(response: Response): Promise<string[]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('Content-Type')?.includes('html');
  const text = isHtml ? mainText(bytes.toString()) : bytes;
  if (text.length === 0) throw new Error(say('an empty answer'));
  const versions = ['ETag', 'Last-Modified'].flatMap((name) => response.headers.get(name) ?? []);
  return [...versions, `text ${createHash('sha256').update(text).digest('hex')}`];
}

async function json(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  if (text.trim() === '') throw new Error(say('an empty answer'));
  // A query that Virtuoso stops half-way has the answers found so far.
  if (response.headers.has('X-SQL-State')) throw new Error(say('an incomplete answer'));
  try {
    return JSON.parse(text);
  } catch {
    const type = response.headers.get('Content-Type');
    throw new Error(say('#{type} in place of JSON', { type }));
  }
}

/** What to ask, and of whom. */
export function questionsFor(sources: readonly Source[], asking: Asking): Question[] {
  const request = politely(asking);
  const get = async (url: string, init?: RequestInit) => {
    const response = await request(url, init).catch((cause: unknown) => {
      if (!(cause instanceof Limited))
        throw new Error(say('no answer (#{reason})', { reason: failureOf(cause) }));
      throw new Error(say('it limits requests (Retry-After: #{after})', { after: cause.after }));
    });
    const { status } = response;
    if (status !== 200) throw new Error(say('it answers #{status}', { status }));
    return response;
  };
  const post = async (url: string, body: URLSearchParams | string, headers = {}) =>
    json(await get(url, { method: 'POST', body, headers }));

  const acts = sources.filter(({ kind }) => kind === 'act');
  const numbers = acts.flatMap(({ act }) => act.celex ?? []);
  const union = async () => {
    const body = new URLSearchParams({ query: query(numbers), format: RESULTS });
    const { results } = await post(SPARQL, body, { Accept: RESULTS });
    const { bindings = [] } = (results ?? {}) as { bindings?: Row[] };
    return numbers.map((celex) => marksOfAct(bindings, celex));
  };

  let token: ReturnType<typeof post> | undefined;
  const legifrance = async (path: string, body: object) => {
    if (!asking.keys) throw new Error(say('PISTE_CLIENT_ID and PISTE_CLIENT_SECRET are not set'));
    const grant = { ...asking.keys, grant_type: 'client_credentials', scope: 'openid' };
    token ??= post(PISTE, new URLSearchParams(grant));
    const { access_token } = await token;
    const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
    return post(LEGIFRANCE + path, JSON.stringify(body), headers);
  };
  const french = async ({ article: num, url }: Source) => {
    const [id] = /(LEGI|JORF)(TEXT|ARTI)\d+/.exec(url) ?? [];
    if (num) return legifrance('getArticleWithIdAndNum', { id, num });
    if (id?.includes('ARTI')) return legifrance('getArticle', { id });
    const idEliOrAlias = new URL(url).pathname;
    const text = id ?? (await legifrance('eliAndAliasRedirectionTexte', { idEliOrAlias }));
    const [textId] = /JORFTEXT\d+/.exec(JSON.stringify(text)) ?? [];
    return legifrance('lawDecree', { textId, date: asking.day });
  };
  const article = async (source: Source) => {
    const versions = versionsIn(await french(source));
    if (versions.length === 0) throw new Error(say('the answer does not have it'));
    return versions;
  };

  const others = sources.filter(({ kind }) => kind !== 'act');
  const single = others.map((source) => ({
    sources: [source],
    answer: async () => [
      await (source.kind === 'article' ? article(source) : marksOfPage(await get(source.url))),
    ],
  }));
  return acts.length > 0 ? [{ sources: acts, answer: union }, ...single] : single;
}
