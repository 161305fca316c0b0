import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, askSources, readKept, writeKept } from '@/authoring/sources/answers';
import { type Source, sourcesIn } from '@/authoring/sources/cited';
import { type Asking, markInWords } from '@/authoring/sources/marks';
import { ruleOfFigure } from '@/law/figures';
import { site } from '@/lib/config/site';
import { withSecretFiles } from '@/lib/config/values';
import { secretVariables } from '@/lib/config/variables';
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

/** Days after which what cannot be asked is to be looked at. */
const LASTS = 30;

/** Says which sources of the register changed since a person read them; fails while any is to be read again. */
export async function checkSources(format: Format, how: Partial<Asking> = {}): Promise<void> {
  const day = today();
  const env = withSecretFiles(process.env, secretVariables);
  const { optional } = reading(sourceVariables, env);
  const [client_id, client_secret] = [optional('PISTE_CLIENT_ID'), optional('PISTE_CLIENT_SECRET')];
  const answers = await askSources(sourcesIn(readLaw(), day), {
    day,
    ask: fetch,
    agent: `${site.brand} (${site.origin}), asking for changes; one request per second`,
    keys: client_id && client_secret ? { client_id, client_secret } : null,
    ...how,
  });
  const problems = answers.flatMap((answer) => problemsOf(answer, day));
  report(problems, 'sources', format);
  if (format !== 'terminal') return;
  for (const { source, kept, isFirst, news, failed } of answers) {
    const words = { id: source.id, since: kept?.since };
    if (news.length > 0 || failed) continue;
    if (isFirst) console.log(say('#{id}  asked for the first time', words));
    else console.log(say('#{id}  unchanged since #{since}', words));
  }
}

function problemsOf({ source, kept, news, failed }: Answer, day: string): ContentProblem[] {
  const { id, act, article, entries, readOn } = source;
  const at = (article && entries[0]) || source.at;
  const place = { file: at.file.file, ...at.file.document?.placeOf(at.path) };
  const problems: ContentProblem[] = [];
  if (news.length > 0) {
    const ids = [...new Set(entries.map((entry) => entry.id))];
    const message = say(
      '#{id} has changed (#{name}: #{what}), as was noticed on #{noticed}. Read it again for #{entries}, which #{pages} show; then npm run check -- sources --read #{id}',
      {
        id,
        name: act.name[toolLanguage()],
        what: news.map(markInWords).join(', '),
        noticed: kept?.noticed,
        entries: ids.join(', ') || say('no entry'),
        pages: pagesStating(article ? ids : [act.id, ...ids]).join(', ') || say('no page'),
      },
    );
    problems.push({ ...place, severity: 'error', message });
  }
  if (failed) {
    const last = kept?.on ?? readOn;
    const overdue = addDays(last, LASTS) < day ? say(' Check it again.') : '';
    const message = say(
      '#{id} could not be asked: #{why}. It was last read or asked on #{day}.#{overdue}',
      { id, why: failed, day: last, overdue },
    );
    problems.push({ ...place, severity: 'warning', message });
  }
  return problems;
}

/** Addresses of the pages that name entries of the register. */
function pagesStating(ids: readonly string[]): string[] {
  const states = (named: readonly string[]) => named.some((id) => ids.includes(id));
  const guides = guideSlugs().filter((slug) => {
    const { value } = readGuideData(slug);
    const { rules = [], milestones = [], figures = [], sources = [] } = value ?? {};
    return states([...rules, ...milestones, ...figures.map(ruleOfFigure), ...sources]);
  });
  const obligations = loadObligations().filter((each) =>
    states([...each.rules, ...each.milestones]),
  );
  const answers = loadQuestions('en').flatMap(({ questions }) => questions);
  const pages = [
    ...obligations.map(({ id }) => `obligations/${id}`),
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
  const known = sources.map((each) => each.id);
  const hint = didYouMean(id, known);
  if (!source) throw new Error(say('There is no source "#{id}".#{hint}', { id, hint }));
  const kept = readKept();
  const now = kept[id];
  if (now) writeKept({ ...kept, [id]: { seen: now.found ?? now.seen, since: day, on: now.on } });
  const places = dateEntries(source, day).join(', ');
  console.log(say('Read on #{day}: #{places}', { day, places }));
}

/** Writes the day where a reading is dated, and at the act, or of a code at the wordings of the article. */
function dateEntries({ article, at, entries }: Source, day: string): string[] {
  const dated = [...(article ? [] : [at]), ...entries].flatMap((entry) => {
    const { read, path: place, file } = entry;
    const line = file.document?.placeOf([...place, read ? 'read' : 'certainty']).line ?? 0;
    const isDated = read ?? (entry === at || (article && place[0] === 'rules'));
    return isDated ? [{ ...entry, file: path.resolve(process.cwd(), file.file), line }] : [];
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
