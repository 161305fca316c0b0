import { addressIn } from '@/law/acts';
import { type Stated, statedIn } from '@/law/entries';
import type { Act } from '@/law/register';
import type { LawFile } from '@/loaders/law';

/** An act, or a wording or milestone that stands, and where it is written. */
type Entry = Stated & { file: LawFile };

/** A text that the register cites. */
export interface Source {
  /** Of its act; of an article of a code, with its number: `fr-code-commerce/L242-10`. */
  id: string;
  act: Act;
  /** Empty for an act without. */
  url: string;
  /** Its number, in a code. */
  article?: string;
  /** Its act, or what cites the article first. */
  at: Entry;
  /** What rests on it. */
  entries: Entry[];
  /** The last day on which a person read it. */
  readOn: string;
}

const ARTICLE = /\b([LRD])\.\s(\d+(?:-\d+)*)/g;
const CODE = /code [^,(]+(?=, art)/i;

/** What the register cites, each with what rests on it on a day; codes by their articles. */
export function sourcesIn(files: readonly LawFile[], day: string): Source[] {
  const sources = new Map<string, Source>();
  for (const file of files)
    for (const [index, act] of (file.value?.acts ?? []).entries()) {
      const { id, certainty, read } = act;
      const at = { id, act: id, certainty, read, file, path: ['acts', index] };
      const readOn = read ?? file.value?.checkedOn ?? '';
      sources.set(id, { id, act, url: addressIn(act, 'fr') ?? '', at, entries: [], readOn });
    }
  const codes = [...sources.values()].filter(({ url }) => url.includes('LEGITEXT'));
  const standing = files.flatMap((file) =>
    (file.value ? statedIn(file.value) : [])
      .filter(({ until = day, cancelled }) => until >= day && !cancelled)
      .map((entry) => ({ ...entry, file })),
  );
  for (const entry of standing) {
    const cited = sources.get(entry.act);
    cited?.entries.push(entry);
    for (const part of entry.provision?.fr.split(/;|\(/) ?? []) {
      const name = CODE.exec(part)?.[0].trim().replace(/^c/, 'C') ?? cited?.act.name.fr;
      const code = codes.find(({ act }) => act.name.fr === name);
      for (const [, book = '', number = ''] of code ? part.matchAll(ARTICLE) : []) {
        const article = book + number;
        const id = `${code?.id}/${article}`;
        if (code && !sources.has(id))
          sources.set(id, { ...code, id, article, at: entry, entries: [] });
        sources.get(id)?.entries.push(entry);
      }
    }
  }
  return [...sources.values()]
    .filter(({ act, article, url }) => article ?? (act.kind !== 'code' && (act.celex || url)))
    .map((source) => {
      const read = source.entries.flatMap((entry) => entry.read ?? []).sort();
      return { ...source, readOn: read[0] ?? source.readOn };
    });
}
