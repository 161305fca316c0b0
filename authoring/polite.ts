import { say } from '@/lib/say/say';

/** The host limits requests, as its message says. */
export class Limited extends Error {}

export interface Manner {
  ask: typeof fetch;
  /** Who asks, for the logs of hosts. */
  agent: string;
  /** Between two requests to a host, and until one is given up, in ms. */
  pause?: number;
  patience?: number;
}

/** Requests, with a pause between two to a host, and none any more to one that limits them or is silent. */
export function politely({ ask, agent, pause = 1000, patience = 30_000 }: Manner) {
  const turns = new Map<string, Promise<unknown>>();
  return (url: string, init: RequestInit = {}): Promise<Response> => {
    const { host } = new URL(url);
    const headers = { ...init.headers, 'User-Agent': agent };
    const response = (turns.get(host) ?? Promise.resolve()).then(async () => {
      const answer = await ask(url, { ...init, headers, signal: AbortSignal.timeout(patience) });
      const after = answer.headers.get('Retry-After');
      if (answer.status !== 429) return answer;
      throw new Limited(say('it limits requests (Retry-After: #{after})', { after }));
    });
    const rest = () => new Promise((resolve) => setTimeout(resolve, pause));
    const turn = response.then(rest, (cause: Error) => {
      if (cause instanceof Limited || cause.name === 'TimeoutError') throw cause;
      return rest();
    });
    // Whoever is next has the failure.
    turn.catch(() => {});
    turns.set(host, turn);
    return response;
  };
}

/** Why a request had no answer: `ENOTFOUND`, `TimeoutError`. */
export const failureOf = ({ cause, name }: Error): string =>
  (cause as { code?: string } | undefined)?.code ?? name;
