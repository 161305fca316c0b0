import type { AsPlainObject } from 'minisearch';

/**
 * The index of MiniSearch with what repeats taken out: a third smaller to download, after compression,
 * than as it writes itself. Documents are numbered from 0 in the order they were added.
 */
export interface PackedIndex {
  fieldIds: Record<string, number>;
  averageFieldLength: number[];
  /** For each document, the number of distinct words in each field. */
  fieldLength: number[][];
  /** Every term, in alphabetical order, separated by spaces. */
  terms: string;
  /**
   * For each term, on a line: for each field its number and a list of documents, each as its distance
   * from the one before, in base 36, and the number of times the term is there, unless once.
   */
  postings: string;
}

type Frequencies = Record<string, number>;

function packList(frequencies: Frequencies): string {
  let previous = 0;
  return Object.entries(frequencies)
    .map(([document, count]) => {
      const distance = Number(document) - previous;
      previous = Number(document);
      return distance.toString(36) + (count > 1 ? `*${count}` : '');
    })
    .join(' ');
}

function unpackList(list: string): Frequencies {
  const frequencies: Frequencies = {};
  let document = 0;
  for (const item of list.split(' ')) {
    const [distance = '', count = '1'] = item.split('*');
    document += Number.parseInt(distance, 36);
    frequencies[document] = Number(count);
  }
  return frequencies;
}

/** @param plain an index whose documents have been numbered from 0 without a gap. */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const { fieldIds, averageFieldLength, fieldLength } = plain;
  const entries = plain.index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const postings = entries.map(([, fields]) =>
    Object.entries(fields)
      .map(([field, frequencies]) => `${field}:${packList(frequencies as Frequencies)}`)
      .join('|'),
  );
  return {
    fieldIds,
    averageFieldLength,
    fieldLength: Object.values(fieldLength),
    terms: entries.map(([term]) => term).join(' '),
    postings: postings.join('\n'),
  };
}

/** @returns what MiniSearch loads. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const { fieldIds, averageFieldLength, fieldLength } = packed;
  const postings = packed.postings.split('\n').map((line) =>
    Object.fromEntries(
      line.split('|').map((field) => {
        const [id = '', list = ''] = field.split(':');
        return [id, unpackList(list)];
      }),
    ),
  );
  return {
    documentCount: fieldLength.length,
    nextId: fieldLength.length,
    documentIds: Object.fromEntries(fieldLength.map((_, id) => [id, id])),
    fieldIds,
    fieldLength: Object.fromEntries(fieldLength.entries()),
    averageFieldLength,
    storedFields: {},
    index: packed.terms.split(' ').map((term, place) => [term, postings[place] ?? {}]),
    serializationVersion: 2,
  };
}
