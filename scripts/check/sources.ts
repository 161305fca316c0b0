import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { REVIEW_NOTICE } from '@/authoring/check/reviews';
import { type Source, sourcesIn } from '@/authoring/sources/cited';
import { type Asking, asker, markInWords } from '@/authoring/sources/marks';
import { site } from '@/lib/config/site';
import { withSecretFiles } from '@/lib/config/values';
import { secretVariables } from '@/lib/config/variables';
import { addDays, today } from '@/lib/dates';
import { didYouMean } from '@/lib/say/did-you-mean';
import { say, toolLanguage } from '@/lib/say/say';
import { guideSlugs, readGuideData } from '@/loaders/guide-files';
import { readLaw } from '@/loaders/law';
import { loadObligations } from '@/loaders/obligations';
import { inContent } from '@/loaders/paths';
import type { ContentProblem, Format } from '@/loaders/problems';
import { loadQuestions } from '@/loaders/questions';
import { report } from './report';

/** What is known of a source. Its marks tell a change: an act that amends it, a version, a text. */
interface Kept {
  /** Marks when a person last read it, or it was first asked for; that day; the last one on which it answered. */
  seen: string[];
  since: string;
  on: string;
  /** While it is to be read again: its marks, and the day on which that was noticed. */
  found?: string[];
  noticed?: string;
}

const NOTE = '# Written by npm run check -- sources: what each source was when it was last read.\n';

const sourcesFile = (): string => inContent('sources.yaml');

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

/** Says which sources of the register changed since a person read them; fails while any is to be read again. */
export async function checkSources(format: Format, how: Partial<Asking> = {}): Promise<void> {
  const day = today();
  const env = withSecretFiles(process.env, secretVariables);
  const { PISTE_CLIENT_ID: client_id, PISTE_CLIENT_SECRET: client_secret } = env;
  const sources = sourcesIn(readLaw(), day);
  const marksOf = asker(sources, {
    ask: fetch,
    agent: `${site.brand} (${site.origin}), asking for changes; one request per second`,
    keys: client_id && client_secret ? { client_id, client_secret } : null,
    ...how,
  });
  const kept = readKept();
  const unchanged: string[] = [];
  const asked = sources.map(async (source): Promise<ContentProblem[]> => {
    const { id, at, readOn } = source;
    const before = kept[id];
    const answer = await marksOf(source).catch((cause: Error) => cause);
    const marks = answer instanceof Error ? (before?.found ?? []) : answer;
    const news = unseen(marks, source, before?.seen)
      // Writers know an act that they have put into the register.
      .filter((mark) => !sources.some(({ act }) => act.celex === (mark.split(' ')[1] ?? '')));
    const known = marks.filter((mark) => !news.includes(mark));
    const { since = day, noticed = day, seen = known, on = readOn } = before ?? {};
    const place = { file: at.file.file, ...at.file.document?.placeOf(at.path) };
    type Severity = ContentProblem['severity'];
    const as = (severity: Severity, message: string) => ({ ...place, severity, message });
    const changes = news.length > 0 ? [as('error', changeOf(source, news, noticed))] : [];
    if (answer instanceof Error) {
      const overdue = addDays(on, REVIEW_NOTICE) < day ? say(' Check it again.') : '';
      const message = say(
        '#{id} could not be asked: #{why}. It was last read or asked on #{day}.#{overdue}',
        { id, why: answer.message, day: on, overdue },
      );
      return [...changes, as('warning', message)];
    }
    const found = news.length > 0 ? { seen, found: marks, noticed } : { seen: marks };
    writeKept(Object.assign(kept, { [id]: { ...found, since, on: day } }));
    if (news.length === 0) unchanged.push(say('#{id}  unchanged since #{since}', { id, since }));
    return changes;
  });
  report((await Promise.all(asked)).flat(), 'sources', format);
  if (format === 'terminal') for (const line of unchanged) console.log(line);
}

function changeOf({ id, act, at, entries }: Source, news: string[], noticed: string): string {
  const ids = [...new Set([at, ...entries].map((entry) => entry.id))];
  const pages = pagesStating(ids).join(', ') || say('no page');
  const [name, what] = [act.name[toolLanguage()], news.map(markInWords).join(', ')];
  return say(
    '#{id} has changed (#{name}: #{what}), as was noticed on #{noticed}. Read it again for #{entries}, which #{pages} show; then npm run check -- sources --read #{id}',
    { id, name, what, noticed, entries: ids.join(', '), pages },
  );
}

/** Addresses of the pages that name entries of the register, or figures of theirs. */
function pagesStating(ids: readonly string[]): string[] {
  const named = new RegExp(`"(${ids.join('|')})[".]`);
  const states = (page: unknown) => named.test(JSON.stringify(page) ?? '');
  return [
    ...loadObligations().flatMap((each) => (states(each) ? `/obligations/${each.id}/` : [])),
    ...guideSlugs().flatMap((id) => (states(readGuideData(id).value) ? `/guides/${id}/` : [])),
    ...loadQuestions('en').flatMap((each) => (states(each) ? `/${each.page}/` : [])),
  ];
}

/** Notes that a person has read a source: what is known of it is what was read, and what rests on it has the day. */
export function markRead(id: string): void {
  const day = today();
  const sources = sourcesIn(readLaw(), day);
  const source = sources.find((each) => each.id === id);
  const known = sources.map((each) => each.id);
  const hint = didYouMean(id, known);
  if (!source) throw new Error(say('There is no source "#{id}".#{hint}', { id, hint }));
  const { [id]: now, ...others } = readKept();
  if (now) writeKept({ ...others, [id]: { seen: now.found ?? now.seen, since: day, on: now.on } });
  // The act, or of a code the wordings of the article, and whatever is dated already.
  const undated = source.article ? 'rules' : 'acts';
  const dated = [...new Set([source.at, ...source.entries])].filter(
    ({ read, path: [list] }) => read ?? list === undated,
  );
  // From the end, as a line that is added moves those after it.
  for (const { path: place, read, file } of dated.reverse()) {
    const name = path.resolve(process.cwd(), file.file);
    const lines = readFileSync(name, 'utf8').split('\n');
    const at = (file.document?.placeOf([...place, read ? 'read' : 'certainty']).line ?? 1) - 1;
    const line = (lines[at] ?? '').replace(/\bread: \S{10}/, `read: ${day}`);
    lines[at] = read ? line : line.replace(/^( *)/, `$1read: ${day}\n$1`);
    writeFileSync(name, lines.join('\n'));
  }
  const places = [...new Set(dated.map((each) => each.id))].join(', ');
  console.log(say('Read on #{day}: #{places}', { day, places }));
}
