import { readFileSync, writeFileSync } from 'node:fs';
import { markInWords } from '@/authoring/source-marks';
import {
  type Answer,
  askSources,
  readKept,
  type Source,
  sourcesIn,
  writeKept,
} from '@/authoring/sources';
import { ruleOfFigure } from '@/law/figures';
import { site } from '@/lib/config/site';
import { sourceVariables } from '@/lib/config/variables/sources';
import { reading } from '@/lib/config/variables/variable';
import { addDays, today } from '@/lib/dates';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say, toolLanguage } from '@/lib/say/say';
import { guideSlugs, readGuideData } from '@/loaders/guide-files';
import { readLaw } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import type { ContentProblem, Format } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { report } from './report';

/** Beside the register. */
const FILE = 'content/sources.yaml';
/** Days after which what cannot be asked is to be looked at. */
const LASTS = 30;

/** Says which sources of the register have changed since a person read them; fails while any is to be read again. */
export async function checkSources(format: Format, ask: typeof fetch = fetch): Promise<void> {
  const day = today();
  const { optional } = reading(sourceVariables, process.env);
  const [client_id, client_secret] = [optional('PISTE_CLIENT_ID'), optional('PISTE_CLIENT_SECRET')];
  const answers = await askSources(sourcesIn(readLaw(), day), {
    file: FILE,
    day,
    ask,
    agent: `${site.brand} (${site.origin}), sources of its law; one request per second`,
    keys: client_id && client_secret ? { client_id, client_secret } : null,
  });
  report(
    answers.flatMap((answer) => problemsOf(answer, day)),
    'sources',
    format,
  );
  if (format !== 'terminal') return;
  for (const { source, kept, news, failed } of answers)
    if (news.length === 0 && !failed)
      console.log(say('#{id}  unchanged since #{since}', { id: source.id, since: kept?.since }));
}

function problemsOf({ source, kept, news, failed }: Answer, day: string): ContentProblem[] {
  const { id, act, at, entries, readOn } = source;
  const place = { file: at.file.file, ...at.file.document?.placeOf(at.path) };
  const ids = [...new Set(entries.map((entry) => entry.id))];
  const values = {
    id,
    name: act.name[toolLanguage()],
    what: news.map(markInWords).join(', '),
    noticed: kept?.noticed,
    entries: ids.join(', ') || say('no entry'),
    pages: pagesStating([act.id, ...ids]).join(', ') || say('no page'),
  };
  const last = kept?.on ?? readOn;
  const overdue = addDays(last, LASTS) < day ? say(' Check it again.') : '';
  const changed = say(
    '#{id} has changed (#{name}: #{what}), as was noticed on #{noticed}. Read it again for #{entries}, which #{pages} show; then npm run check -- sources --read #{id}',
    values,
  );
  const silent = say(
    '#{id} could not be asked: #{why}. It was last read or asked on #{day}.#{overdue}',
    { id, why: failed, day: last, overdue },
  );
  return [
    ...(news.length > 0 ? [{ ...place, severity: 'error' as const, message: changed }] : []),
    ...(failed ? [{ ...place, severity: 'warning' as const, message: silent }] : []),
  ];
}

/** Addresses of the pages that name entries of the register. */
function pagesStating(ids: readonly string[]): string[] {
  const states = (named: readonly string[]) => named.some((id) => ids.includes(id));
  const guides = guideSlugs().filter((slug) => {
    const {
      rules = [],
      milestones = [],
      figures = [],
      sources = [],
    } = readGuideData(slug).value ?? {};
    return states([...rules, ...milestones, ...figures.map(ruleOfFigure), ...sources]);
  });
  const answers = loadQuestions('en').flatMap(({ questions }) => questions);
  const pages = [
    ...loadObligations()
      .filter(({ rules, milestones }) => states([...rules, ...milestones]))
      .map(({ id }) => `obligations/${id}`),
    ...guides.map((slug) => `guides/${slug}`),
    ...answers.filter(({ rules }) => states(rules)).map(({ subjectPage }) => subjectPage),
  ];
  return [...new Set(pages)].map((page) => `/${page}/`);
}

/** Notes that a person has read a source: what is known of it is what was read, and what rests on it has the day. */
export function markRead(id: string): void {
  const day = today();
  const sources = sourcesIn(readLaw(), day);
  const source = sources.find((each) => each.id === id);
  if (!source) {
    const known = sources.map((each) => each.id);
    throw new Error(say('There is no source "#{id}".#{hint}', { id, hint: didYouMean(id, known) }));
  }
  const places = dateEntries(source, day);
  const kept = readKept(FILE);
  const now = kept[id];
  if (now)
    writeKept(FILE, { ...kept, [id]: { seen: now.found ?? now.seen, since: day, on: now.on } });
  console.log(say('Read on #{day}: #{places}', { day, places: places.join(', ') }));
}

/** Writes the day where a reading is dated, and at the act, or of a code at the wordings of the article. */
function dateEntries({ article, at, entries }: Source, day: string): string[] {
  const dated = [...(article ? [] : [at]), ...entries].flatMap((entry) => {
    const key = entry.read ? 'read' : 'certainty';
    const isDated = entry.read ?? (entry === at || (article && entry.path[0] === 'rules'));
    const line = entry.file.document?.placeOf([...entry.path, key]).line;
    return isDated && line ? [{ ...entry, file: entry.file.file, line }] : [];
  });
  // From the end, as a line that is added moves those after it.
  for (const { file, line, read } of dated.sort((a, b) => b.line - a.line)) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const text = lines[line - 1] ?? '';
    lines[line - 1] = read
      ? text.replace(/\bread: \S{10}/, `read: ${day}`)
      : text.replace(/^( *)certainty:/, `$1read: ${day}\n$&`);
    writeFileSync(file, lines.join('\n'));
  }
  return [...new Set(dated.map(({ id }) => id))];
}
