import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { entriesNamed } from '@/authoring/check/rules/known-figures';
import { type Source, sourcesIn } from '@/authoring/sources/cited';
import { type Asking, asker, markInWords } from '@/authoring/sources/marks';
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
import { sourcesFile } from '@/loaders/paths';
import type { ContentProblem, Format } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { report } from './report';

/** What is known of a source. Its marks tell a change: an act that amends it, a version, a text. */
interface Kept {
  /** Marks when a person last read it, or when it was first asked for, and that day. */
  seen: string[];
  since: string;
  /** The last day on which it answered. */
  on: string;
  /** While it is to be read again: its marks, and the day on which that was noticed. */
  found?: string[];
  noticed?: string;
}

const NOTE = '# Written by npm run check -- sources: what each source was when it was last read.\n';

const readKept = (): Record<string, Kept> =>
  existsSync(sourcesFile()) ? parse(readFileSync(sourcesFile(), 'utf8')) : {};

/** A run that is killed leaves the file before or the one after, never half of one. */
function writeKept(kept: Readonly<Record<string, Kept>>): void {
  const file = sourcesFile();
  writeFileSync(`${file}.new`, NOTE + stringify(kept, { sortMapEntries: true, lineWidth: 0 }));
  renameSync(`${file}.new`, file);
}

/** Marks that nobody has seen; when a source is asked for the first time, those of after it was read. */
function unseen(marks: readonly string[], { readOn }: Source, seen?: readonly string[]): string[] {
  // For a page, one that stayed is enough: only another text is another page.
  if (marks.at(-1)?.startsWith('text ') && (!seen || marks.some((mark) => seen.includes(mark))))
    return [];
  return marks.filter((mark) => (seen ? !seen.includes(mark) : dayOf(mark) > readOn));
}
const dayOf = (mark: string): string => /\d{4}-\d\d-\d\d$/.exec(mark)?.[0] ?? '';

/** Days after which what cannot be asked is to be looked at. */
const LASTS = 30;

/** Says which sources of the register changed since a person read them; fails while any is to be read again. */
export async function checkSources(format: Format, how: Partial<Asking> = {}): Promise<void> {
  const day = today();
  const { optional } = reading(sourceVariables, withSecretFiles(process.env, secretVariables));
  const [client_id, client_secret] = [optional('PISTE_CLIENT_ID'), optional('PISTE_CLIENT_SECRET')];
  const sources = sourcesIn(readLaw(), day);
  const marksOf = asker(sources, {
    ask: fetch,
    agent: `${site.brand} (${site.origin}), asking for changes; one request per second`,
    keys: client_id && client_secret ? { client_id, client_secret } : null,
    ...how,
  });
  const kept = readKept();
  const unchanged: string[] = [];
  const problems = sources.map(async (source): Promise<ContentProblem[]> => {
    const { id } = source;
    const before = kept[id];
    const answer = await marksOf(source).catch((cause: Error) => cause);
    const failed = answer instanceof Error && answer.message;
    const marks = answer instanceof Error ? (before?.found ?? []) : answer;
    const news = unseen(marks, source, before?.seen)
      // Writers know an act that they have put into the register.
      .filter((mark) => !sources.some(({ act }) => act.celex === (mark.split(' ')[1] ?? '')));
    const known = marks.filter((mark) => !news.includes(mark));
    const { since = day, noticed = day, seen = known } = before ?? {};
    if (!failed) {
      const found = news.length > 0 ? { seen, found: marks, noticed } : { seen: marks };
      kept[id] = { ...found, since, on: day };
      writeKept(kept);
      if (news.length === 0) unchanged.push(say('#{id}  unchanged since #{since}', { id, since }));
    }
    const last = before?.on ?? source.readOn;
    const overdue = addDays(last, LASTS) < day ? say(' Check it again.') : '';
    const silence =
      failed &&
      say('#{id} could not be asked: #{why}. It was last read or asked on #{day}.#{overdue}', {
        id,
        why: failed,
        day: last,
        overdue,
      });
    const at = (source.article && source.entries[0]) || source.at;
    const place = { file: at.file.file, ...at.file.document?.placeOf(at.path) };
    const change = news.length > 0 && changeOf(source, news, noticed);
    return [
      ...(change ? [{ ...place, severity: 'error' as const, message: change }] : []),
      ...(silence ? [{ ...place, severity: 'warning' as const, message: silence }] : []),
    ];
  });
  report((await Promise.all(problems)).flat(), 'sources', format);
  if (format === 'terminal') for (const line of unchanged) console.log(line);
}

function changeOf({ id, act, article, entries }: Source, news: string[], noticed: string): string {
  const ids = [...new Set(entries.map((entry) => entry.id))];
  return say(
    '#{id} has changed (#{name}: #{what}), as was noticed on #{noticed}. Read it again for #{entries}, which #{pages} show; then npm run check -- sources --read #{id}',
    {
      id,
      name: act.name[toolLanguage()],
      what: news.map(markInWords).join(', '),
      noticed,
      entries: ids.join(', ') || say('no entry'),
      pages: pagesStating(article ? ids : [act.id, ...ids]).join(', ') || say('no page'),
    },
  );
}

/** Addresses of the pages that name entries of the register. */
function pagesStating(ids: readonly string[]): string[] {
  const guides = guideSlugs().map((slug) => {
    const { value } = readGuideData(slug);
    return { page: `guides/${slug}`, named: value ? entriesNamed(value) : [] };
  });
  const obligations = loadObligations().map(({ id, rules, milestones }) => ({
    page: `obligations/${id}`,
    named: [...rules, ...milestones],
  }));
  const answers = loadQuestions('en').map(({ page, questions }) => ({
    page,
    named: questions.flatMap(({ rules }) => rules),
  }));
  return [...obligations, ...guides, ...answers]
    .filter(({ named }) => named.some((id) => ids.includes(id)))
    .map(({ page }) => `/${page}/`);
}

/** Notes that a person has read a source: what is known of it is what was read, and what rests on it has the day. */
export function markRead(id: string): void {
  const day = today();
  const sources = sourcesIn(readLaw(), day);
  const source = sources.find((each) => each.id === id);
  const hint = didYouMean(
    id,
    sources.map((each) => each.id),
  );
  if (!source) throw new Error(say('There is no source "#{id}".#{hint}', { id, hint }));
  const kept = readKept();
  const now = kept[id];
  if (now) writeKept({ ...kept, [id]: { seen: now.found ?? now.seen, since: day, on: now.on } });
  const places = dateEntries(source, day).join(', ');
  console.log(say('Read on #{day}: #{places}', { day, places }));
}

/** Writes the day where a reading is dated, and at the act, or of a code at the wordings of the article. */
function dateEntries({ article, at, entries }: Source, day: string): string[] {
  const undated = article ? entries.filter((entry) => entry.path[0] === 'rules') : [at];
  const dated = [...new Set([...undated, ...entries.filter(({ read }) => read)])].map((entry) => {
    const place = [...entry.path, entry.read ? 'read' : 'certainty'];
    return { ...entry, line: (entry.file.document?.placeOf(place).line ?? 1) - 1 };
  });
  // From the end, as a line that is added moves those after it.
  for (const { file, line, read } of dated.sort((a, b) => b.line - a.line)) {
    const name = path.resolve(process.cwd(), file.file);
    const lines = readFileSync(name, 'utf8').split('\n');
    lines[line] = read
      ? (lines[line] ?? '').replace(/\bread: \S{10}/, `read: ${day}`)
      : (lines[line] ?? '').replace(/^( *)certainty:/, `$1read: ${day}\n$&`);
    writeFileSync(name, lines.join('\n'));
  }
  return [...new Set(dated.map(({ id }) => id))];
}
