import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import type { Act, Words } from '@/law/register';
import type { LawFile } from '@/loaders/law';
import { sourcesFile } from '@/loaders/paths';
import type { YamlPath } from '@/loaders/yaml/document';
import { type Asking, questionsFor } from './source-marks';

/** An act, or a wording or milestone that stands, and where it is written. */
export interface Entry {
  id: string;
  act: string;
  provision?: Words | undefined;
  read?: string | undefined;
  file: LawFile;
  path: YamlPath;
}

/** A text that the register cites. */
export interface Source {
  /** Of its act; of an article of a code, with its number: `fr-code-commerce/L242-10`. */
  id: string;
  kind: 'act' | 'article' | 'page';
  act: Act;
  /** Empty for an act without. */
  url: string;
  /** Its number, in a code. */
  article?: string;
  /** Where the act is written. */
  at: Entry;
  /** What rests on it. */
  entries: Entry[];
  /** The last day on which a person read it. */
  readOn: string;
}

const ARTICLE = /\b([LRD])\.\s(\d+(?:-\d+)*)/g;
const CODE = /code [^,(]+(?=, art)/i;

/** What the register cites by CELEX number or address, each with what rests on it on a day; codes by their articles. */
export function sourcesIn(files: readonly LawFile[], day: string): Source[] {
  const acts: Source[] = [];
  const standing: Entry[] = [];
  for (const file of files) {
    const { acts: written = [], rules = [], milestones = [], checkedOn = day } = file.value ?? {};
    for (const [index, act] of written.entries()) {
      const { id, celex, url: address = '', title: provision, read } = act;
      const [url = '', ...others] =
        typeof address === 'string' ? [address] : Object.values(address);
      const kind = celex ? 'act' : url.startsWith('https://www.legifrance.') ? 'article' : 'page';
      const at = { id, act: id, provision, read, file, path: ['acts', index] };
      const source = { id, kind, act, url, at, entries: [], readOn: read ?? checkedOn } as const;
      acts.push({ ...source, entries: [] });
      for (const [place, other] of kind === 'page' ? others.entries() : [])
        acts.push({ ...source, entries: [], id: `${id}/${place + 2}`, url: other });
    }
    for (const [index, { id, versions }] of rules.entries())
      for (const [place, version] of versions.entries())
        if ((version.until ?? day) >= day)
          standing.push({ ...version, id, file, path: ['rules', index, 'versions', place] });
    for (const [index, milestone] of milestones.entries())
      if (!milestone.cancelled) standing.push({ ...milestone, file, path: ['milestones', index] });
  }
  const isCode = ({ url }: Source) => url.includes('LEGITEXT');
  const codes = new Map(
    [...acts]
      .reverse()
      .filter(isCode)
      .map((code) => [code.act.name.fr, code]),
  );
  const articles = new Map<string, Source>();
  const others = acts.flatMap((source): Source[] => {
    const { act, at } = source;
    const entries = standing.filter((entry) => entry.act === act.id);
    for (const entry of entries.length > 0 ? entries : [at])
      for (const part of entry.provision?.fr.split(/;|\(/) ?? []) {
        const named = CODE.exec(part)?.[0].trim().replace(/^c/, 'C') ?? act.name.fr;
        const code = codes.get(named);
        for (const [, book = '', number = ''] of code ? part.matchAll(ARTICLE) : []) {
          const article = book + number;
          const id = `${code?.id}/${article}`;
          const known = articles.get(id) ?? { ...(code ?? source), id, article, entries: [] };
          if (entry !== at) known.entries.push(entry);
          articles.set(id, known);
        }
      }
    return act.kind !== 'code' && (act.celex || act.url) ? [{ ...source, entries }] : [];
  });
  return [...others, ...articles.values()].map((source) => {
    const read = source.entries.flatMap((entry) => entry.read ?? []).sort();
    return { ...source, readOn: read[0] ?? source.readOn };
  });
}

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
    const failed = outcome instanceof Error ? outcome.message : undefined;
    const marks = [...new Set(outcome instanceof Error ? (before?.found ?? []) : outcome)];
    const news = unseen(source, marks, before)
      // Writers know an act that they have put into the register.
      .filter((mark) => !registered.has(mark.split(' ')[1] ?? ''));
    if (failed) return { source, kept: before, news, failed };
    const found = { found: marks, noticed: before?.noticed ?? asking.day };
    const seen = before?.seen ?? marks.filter((mark) => !news.includes(mark));
    const now = news.length > 0 ? { seen, ...found } : { seen: marks };
    kept[source.id] = { since: before?.since ?? asking.day, on: asking.day, ...now };
    writeKept(kept);
    return { source, kept: kept[source.id], news };
  };
  const answers = questionsFor(sources, asking).map(async ({ sources: asked, answer }) => {
    const outcome = await answer().catch((cause: Error) => cause);
    return asked.map((source, index) =>
      settle(source, outcome instanceof Error ? outcome : (outcome[index] ?? [])),
    );
  });
  return (await Promise.all(answers)).flat();
}
