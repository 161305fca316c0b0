/** A text with links in it, as plain data. */
export type LinkedText = readonly (string | { readonly text: string; readonly href: string })[];

type Tags = Record<string, (text: string) => string>;

/** Separates the parts of a text; it occurs in no message. */
const MARK = '\u0000';

/**
 * Reads a message in which tags stand for links, such as `our <privacy>policy</privacy>`.
 * @param format writes the message, given what to write for each tag.
 * @param addresses where each tag leads.
 */
export function linkedText(
  format: (tags: Tags) => string,
  addresses: Readonly<Record<string, string>>,
): LinkedText {
  const tags = Object.entries(addresses).map(([tag, href]) => [
    tag,
    (text: string) => `${MARK}${href}${MARK}${text}${MARK}`,
  ]);
  const parts = format(Object.fromEntries(tags)).split(MARK);
  const links = Math.floor(parts.length / 3);
  return [
    ...Array.from({ length: links }, (_, index) => {
      const [before = '', href = '', text = ''] = parts.slice(3 * index);
      return [before, { text, href }];
    }).flat(),
    ...parts.slice(3 * links),
  ].filter((part) => part !== '');
}
