import { whereIs } from '@/authoring/stated-law/where';

/** `content/guides/csrdguide/fr.mdx:54:12  shows  1 000 salariés`, a line for each place. */
export function where(id: string): string {
  const mentions = whereIs(id);
  const files = new Set(mentions.map(({ file }) => file)).size;
  return [
    ...mentions.map(
      ({ file, line, column, how, what }) => `${file}:${line}:${column}  ${how}  ${what}`,
    ),
    `${id}: ${mentions.length} ${mentions.length === 1 ? 'place' : 'places'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  ].join('\n');
}
