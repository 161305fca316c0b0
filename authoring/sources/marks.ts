import { createHash } from 'node:crypto';
import { parisDay } from '@/lib/dates';
import { elements, parseHtml, remove, textOf } from '@/lib/html';
import { type Message, say } from '@/lib/say/say';
import { failureOf, Limited, type Manner, politely } from '../polite';
import type { Source } from './cited';

/** How sources are asked for. */
export interface Asking extends Manner {
  /** Of PISTE, which has the API of Légifrance; null without. */
  keys: { client_id: string; client_secret: string } | null;
}

const CELEX = 'http://publications.europa.eu/resource/celex/';
const SPARQL = 'https://publications.europa.eu/webapi/rdf/sparql';
const RESULTS = 'application/sparql-results+json';
const PISTE = 'https://oauth.piste.gouv.fr/api/oauth/token';
const LEGIFRANCE = 'https://api.piste.gouv.fr/dila/legifrance/lf-engine-app/consult/';

/** What a change is told by: links from a later text, in the ontology of the Publications Office, and others. */
const wordings = {
  resource_legal_amends_resource_legal: 'amended by #{by} (#{date})',
  resource_legal_corrects_resource_legal: 'corrected by #{by} (#{date})',
  resource_legal_repeals_resource_legal: 'repealed by #{by} (#{date})',
  resource_legal_adopts_resource_legal: 'adopted as #{by} (#{date})',
  act_consolidated_consolidates_resource_legal: 'consolidated as #{by} (#{date})',
  'in-force': 'in force',
  ended: 'no longer in force',
  text: 'another text',
} as const satisfies Record<string, Message>;
const LINKS = Object.keys(wordings).filter((link) => link.endsWith('resource_legal'));

/** What a mark that nobody has seen says to a writer. */
export function markInWords(mark: string): string {
  const [kind = '', by = '', date = ''] = mark.split(' ');
  return kind in wordings ? say(wordings[kind as keyof typeof wordings], { by, date }) : mark;
}

/** For all acts at once. The first branch shows that an act was found, whatever links to it. */
const query = (acts: readonly string[]): string => `
PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
SELECT DISTINCT ?act ?force ?how ?by ?date WHERE {
  VALUES ?act { ${acts.map((celex) => `<${CELEX}${encodeURIComponent(celex)}>`).join(' ')} }
  ?work <http://www.w3.org/2002/07/owl#sameAs> ?act .
  { ?work cdm:resource_legal_id_celex ?own . OPTIONAL { ?work cdm:resource_legal_in-force ?force } }
  UNION
  { VALUES ?how { cdm:${LINKS.join(' cdm:')} }
    ?later ?how ?work ; cdm:resource_legal_id_celex ?by .
    OPTIONAL { ?later cdm:work_date_document ?date } }
}`;

type Row = Partial<Record<'act' | 'force' | 'how' | 'by' | 'date', { value: string }>>;

/** Whether an act is in force, and what links to it: not consolidations of other acts, which name it too. */
function marksOfAct(rows: readonly Row[], celex: string): string[] {
  const own = rows.filter(({ act }) => decodeURIComponent(act?.value ?? '') === CELEX + celex);
  return own.flatMap(({ force, how, by, date }) => {
    const link = how?.value.split('#')[1] ?? '';
    if (!by) return /^(0|false)$/.test(force?.value ?? '') ? 'ended' : 'in-force';
    const isOther = link.includes('consolidates') && !by.value.startsWith(`0${celex.slice(1)}-`);
    return isOther ? [] : `${link} ${by.value} ${date?.value.slice(0, 10) ?? '?'}`;
  });
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
  const isHtml = response.headers.get('Content-Type')?.includes('html');
  const text = isHtml ? mainText(await response.text()) : await response.text();
  if (!text) throw new Error(say('an empty answer'));
  const versions = ['ETag', 'Last-Modified'].flatMap((name) => response.headers.get(name) ?? []);
  return [...versions, `text ${createHash('sha256').update(text).digest('hex')}`];
}

async function json<Answer>(response: Response): Promise<Answer> {
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

/** Asks for the marks of each of some sources; what it throws says why there are none. */
export function asker(sources: readonly Source[], { keys, ...manner }: Asking) {
  const request = politely(manner);
  const get = async (url: string, init?: RequestInit) => {
    const response = await request(url, init).catch((cause: Error) => {
      if (cause instanceof Limited) throw cause;
      throw new Error(say('no answer (#{reason})', { reason: failureOf(cause) }));
    });
    const { status } = response;
    if (status === 200) return response;
    throw new Error(say('it answers #{status}', { status }));
  };
  const post = async <Answer>(url: string, body: URLSearchParams | string, headers = {}) =>
    json<Answer>(await get(url, { method: 'POST', body, headers }));

  const acts = sources.flatMap(({ act }) => act.celex ?? []);
  const form = new URLSearchParams({ query: query(acts), format: RESULTS });
  let union: Promise<{ results?: { bindings?: Row[] } }> | undefined;
  const inUnion = async (celex: string) => {
    union ??= post(SPARQL, form, { Accept: RESULTS });
    return marksOfAct((await union).results?.bindings ?? [], celex);
  };

  const grant = new URLSearchParams({ ...keys, grant_type: 'client_credentials', scope: 'openid' });
  let token: Promise<{ access_token?: string }> | undefined;
  const inCode = async (num: string | undefined, url: string) => {
    const [id] = /LEGI(TEXT|ARTI)\d+/.exec(url) ?? [];
    // Other French texts are for people to read again.
    if (!keys || !id) throw new Error(say('only articles of codes can be, with the keys of PISTE'));
    token ??= post(PISTE, grant);
    const Authorization = `Bearer ${(await token).access_token}`;
    const headers = { Authorization, 'Content-Type': 'application/json' };
    const what = num ? 'getArticleWithIdAndNum' : 'getArticle';
    const { article } = await post<{
      article?: { articleVersions?: { id: string; dateDebut: number }[] };
    }>(LEGIFRANCE + what, JSON.stringify({ id, num }), headers);
    const versions = article?.articleVersions ?? [];
    return versions.map((each) => `${each.id} ${parisDay(new Date(each.dateDebut))}`);
  };

  return async ({ act, url, article }: Source): Promise<string[]> => {
    const isFrench = url.includes('//www.legifrance.');
    const marks = act.celex
      ? await inUnion(act.celex)
      : await (isFrench ? inCode(article, url) : marksOfPage(await get(url)));
    if (marks.length > 0) return marks;
    throw new Error(say('the answer does not have it'));
  };
}
