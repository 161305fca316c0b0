/** The host limits requests, and may say for how long. */
export class Limited extends Error {
  constructor(readonly after: string | null) {
    super('limited');
  }
}

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
  const refusals = new Map<string, Error>();
  const request = async (url: string, host: string, init: RequestInit): Promise<Response> => {
    const headers = { ...init.headers, 'User-Agent': agent };
    try {
      const refusal = refusals.get(host);
      if (refusal) throw refusal;
      const signal = AbortSignal.timeout(patience);
      const response = await ask(url, { ...init, headers, signal });
      if (response.status === 429) throw new Limited(response.headers.get('Retry-After'));
      return response;
    } catch (cause) {
      const isFinal = cause instanceof Limited || (cause as Error).name === 'TimeoutError';
      if (isFinal) refusals.set(host, cause as Error);
      throw cause;
    }
  };
  return (url: string, init: RequestInit = {}): Promise<Response> => {
    const { host } = new URL(url);
    const response = (turns.get(host) ?? Promise.resolve()).then(() => request(url, host, init));
    const rest = () => refusals.has(host) || new Promise((resolve) => setTimeout(resolve, pause));
    turns.set(host, response.then(rest, rest));
    return response;
  };
}

/** Why a request had no answer: `ENOTFOUND`, `TimeoutError`. */
export const failureOf = (cause: unknown): string => {
  const { cause: inner, name } = cause as { cause?: { code?: string }; name: string };
  return inner?.code ?? name;
};
