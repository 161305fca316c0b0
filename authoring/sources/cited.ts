import { statedIn } from '@/law/entries';
import type { Act, Words } from '@/law/register';
import type { LawFile } from '@/loaders/law';
import type { YamlPath } from '@/loaders/yaml/document';

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
    if (!file.value) continue;
    for (const [index, act] of file.value.acts.entries()) {
      const { id, celex, title: provision, read, url: address = '' } = act;
      const at = { id, act: id, provision, read, file, path: ['acts', index] };
      const urls = typeof address === 'string' ? [address] : Object.values(address);
      const kind = celex ? 'act' : urls[0]?.includes('//www.legifrance.') ? 'article' : 'page';
      const source = { kind, act, at, readOn: read ?? file.value.checkedOn } as const;
      for (const [place, url] of urls.slice(0, celex ? 1 : 2).entries())
        acts.push({ ...source, id: place > 0 ? `${id}/${place + 1}` : id, url, entries: [] });
    }
    for (const entry of statedIn(file.value))
      if ((entry.until ?? day) >= day && !entry.cancelled) standing.push({ ...entry, file });
  }
  const codes = new Map<string, Source>();
  for (const source of [...acts].reverse())
    if (source.url.includes('LEGITEXT')) codes.set(source.act.name.fr, source);
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
