import { say } from '@/lib/say/say';
import { missingFromShareFont } from '@/lib/share-font';

/** Lengths of titles and descriptions in search results, in characters; guides have the same limits. */
const LENGTHS = { title: [3, 60], description: [70, 155] } as const;

/**
 * Titles and descriptions of the pages whose metadata is in messages: long enough, short enough, and
 * unique within their language; share images can show the titles.
 * @param report receives each problem with its message key.
 */
export function checkPageMeta(
  messages: ReadonlyMap<string, string>,
  report: (key: string, message: string) => void,
): void {
  const owners = new Map<string, string>();
  for (const [key, text] of messages) {
    const kind = /^\w+\.meta\.(title|description)$/.exec(key)?.[1] as keyof typeof LENGTHS;
    if (!kind) continue;
    const [min, max] = LENGTHS[kind];
    if (text.length < min || text.length > max) {
      report(
        key,
        say('The #{kind} "#{key}" has #{count} characters; write #{min} to #{max}.', {
          kind,
          key,
          count: text.length,
          min,
          max,
        }),
      );
    }
    if (kind === 'title') {
      for (const character of missingFromShareFont(text))
        report(
          key,
          say(
            'The font of share images has no "#{character}"; write "#{key}" without it, or add it to app/fonts/newsreader.woff2.',
            { character, key },
          ),
        );
    }
    const owner = owners.get(`${kind}:${text}`);
    if (owner)
      report(
        key,
        say('The #{kind} "#{key}" is also used by "#{owner}"; each page needs its own.', {
          kind,
          key,
          owner,
        }),
      );
    owners.set(`${kind}:${text}`, key);
  }
}
