import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { sourcesFile } from '@/loaders/paths';
import type { Source } from './cited';
import { type Asking, questionsFor } from './marks';

/** What is known of a source. Its marks tell a change: an act that amends it, a version, a text. */
export interface Kept {
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

export function readKept(): Record<string, Kept> {
  const file = sourcesFile();
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** A run that is killed leaves the file before or the one after, never half of one. */
export function writeKept(kept: Readonly<Record<string, Kept>>): void {
  const file = sourcesFile();
  writeFileSync(`${file}.new`, NOTE + stringify(kept, { sortMapEntries: true, lineWidth: 0 }));
  renameSync(`${file}.new`, file);
}

/** Marks that nobody has seen. For a page, one that stayed is enough: only another text is another page. */
function unseen({ kind, readOn }: Source, marks: readonly string[], kept?: Kept): string[] {
  if (kind === 'page')
    return !kept || marks.some((mark) => kept.seen.includes(mark)) ? [] : [...marks];
  // When it is asked for the first time, what came after it was read.
  return marks.filter((mark) => (kept ? !kept.seen.includes(mark) : dayOf(mark) > readOn));
}
const dayOf = (mark: string): string => /\d{4}-\d\d-\d\d$/.exec(mark)?.[0] ?? '';

/** What came of asking for a source. */
export interface Answer {
  source: Source;
  /** Undefined when it has never answered. */
  kept: Kept | undefined;
  /** Whether there was nothing to compare with. */
  isFirst: boolean;
  /** Marks to read up on. */
  news: string[];
  /** Why it could not be asked. */
  failed?: string | undefined;
}

/** Asks for sources, and writes each answer to a file as it comes. */
export async function askSources(sources: readonly Source[], asking: Asking): Promise<Answer[]> {
  const kept = readKept();
  const registered = new Set(sources.flatMap(({ act }) => act.celex ?? []));
  const settle = (source: Source, outcome: string[] | Error): Answer => {
    const before = kept[source.id];
    const isFirst = before === undefined;
    const failed = outcome instanceof Error ? outcome.message : undefined;
    const marks = [...new Set(outcome instanceof Error ? (before?.found ?? []) : outcome)];
    const news = unseen(source, marks, before)
      // Writers know an act that they have put into the register.
      .filter((mark) => !registered.has(mark.split(' ')[1] ?? ''));
    if (failed) return { source, kept: before, isFirst, news, failed };
    const found = { found: marks, noticed: before?.noticed ?? asking.day };
    const seen = before?.seen ?? marks.filter((mark) => !news.includes(mark));
    const now = news.length > 0 ? { seen, ...found } : { seen: marks };
    kept[source.id] = { since: before?.since ?? asking.day, on: asking.day, ...now };
    writeKept(kept);
    return { source, kept: kept[source.id], isFirst, news };
  };
  const answers = questionsFor(sources, asking).map(async ({ sources: asked, answer }) => {
    const outcome = await answer().catch((cause: Error) => cause);
    return asked.map((source, index) =>
      settle(source, outcome instanceof Error ? outcome : (outcome[index] ?? [])),
    );
  });
  return (await Promise.all(answers)).flat();
}
