import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say } from '@/lib/say/say';
import type { ContentProblem } from '@/loaders/problems';
import { failureOf, Limited, politely } from './polite';

/** An external address, and where it is first named. */
interface Address {
  url: string;
  file: string;
  line: number;
  column: number;
}

/** Up to what ends an address in YAML, MDX or JSON; a parenthesis belongs to it only where one is open. */
const ADDRESS = /https?:\/\/(?:[^\s"'<>()[\]{},`\\]|\([^\s()]*\))+/g;

/** Reserved for examples (RFC 2606), and this machine. */
const NOT_REAL = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|localhost|invalid|test)$/;

/** Every external address in the content and messages of a project, once each. */
export function addressesIn(root: string): Address[] {
  const found = new Map<string, Address>();
  for (const file of textFiles(root)) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries())
      for (const match of line.matchAll(ADDRESS)) {
        const url = match[0].replace(/[.;:]+$/, '').replace(/#.*$/, '');
        if (found.has(url) || !URL.canParse(url) || NOT_REAL.test(new URL(url).hostname)) continue;
        found.set(url, { url, file, line: index + 1, column: match.index + 1 });
      }
  }
  return [...found.values()];
}

/** Files of a project that hold texts. */
export const textFiles = (root: string): string[] =>
  ['content', 'messages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(mdx|yaml|json)$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort(),
  );

/** How long a successful answer is trusted, in days. */
const BELIEVED = 7;
const DAY = 24 * 60 * 60 * 1000;

/** A file of addresses that answered lately. */
export function keptAnswers(file: string) {
  const answered = readEntries(file);
  return {
    has: (url: string) => Date.now() - (answered[url] ?? 0) < BELIEVED * DAY,
    add(url: string) {
      answered[url] = Date.now();
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(answered));
    },
  };
}

function readEntries(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

interface Asking {
  kept: ReturnType<typeof keptAnswers>;
  ask: typeof fetch;
  /** Reports progress. */
  tell?: (line: string) => void;
  /** Time between two requests to one host, in ms. */
  pause?: number;
}

const GONE = [404, 410];
/** Statuses of hosts that reject HEAD, or programs; a GET follows. */
const ASK_AGAIN = [400, 403, 404, 405, 410, 501];

/**
 * Requests addresses that have not answered lately: all hosts in parallel, one request at a time each.
 * @throws when no host can be found, as where there is no network.
 * @returns an error for each address that is gone, a warning for each that could not be checked.
 */
export async function checkExternalLinks(
  addresses: readonly Address[],
  { kept, ask, tell, pause = 1000 }: Asking,
): Promise<ContentProblem[]> {
  const open = addresses.filter(({ url }) => !kept.has(url));
  tell?.(say('#{all} addresses, #{open} to check', { all: addresses.length, open: open.length }));
  const get = politely({ ask, agent: 'link check of a website; one request per second', pause });
  const answers = await Promise.all(
    open.map(async ({ url, file, line, column }): Promise<ContentProblem[]> => {
      const wrong = await questioned(url, get);
      if (!wrong) kept.add(url);
      return wrong ? [{ file, line, column, ...wrong }] : [];
    }),
  );
  // One of each: all addresses of a host that limits requests have the same.
  const problems = [...new Map(answers.flat().map((each) => [each.message, each])).values()];
  const isOffline =
    problems.length > 0 && problems.every(({ message }) => message.includes(unknownHost()));
  if (isOffline && problems.length === open.length)
    throw new Error(say('No host could be found; is this machine online?'));
  return problems;
}

/** What is wrong with an address. */
async function questioned(
  url: string,
  get: ReturnType<typeof politely>,
): Promise<Wrong | undefined> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const { status, body } = await get(url, { method });
    await body?.cancel();
    return status;
  };
  try {
    const first = await ask('HEAD');
    const status = ASK_AGAIN.includes(first) ? await ask('GET') : first;
    if (status < 400) return undefined;
    const gone = say('#{url} is gone (#{status}); link to what took its place.', { url, status });
    const other = say('#{url} answers #{status}; open it in a browser.', { url, status });
    return GONE.includes(status) ? wrong(gone, true) : wrong(other);
  } catch (cause) {
    const { host } = new URL(url);
    const limits = say('#{host} limits requests; its addresses are left for later.', { host });
    if (cause instanceof Limited) return wrong(limits);
    const code = failureOf(cause as Error);
    const reason = code === 'ENOTFOUND' ? unknownHost() : code;
    const words = { url, reason };
    const silence = say('#{url} does not answer (#{reason}); open it in a browser.', words);
    return wrong(silence, code === 'ENOTFOUND');
  }
}

type Wrong = Pick<ContentProblem, 'severity' | 'message'>;
const wrong = (message: string, isGone = false): Wrong => ({
  severity: isGone ? 'error' : 'warning',
  message,
});

const unknownHost = (): string => say('its host does not exist');
