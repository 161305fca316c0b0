import { isTaken } from '@/scripts/servers/port';

/** Ports of the end-to-end tests, as offsets from the first. */
export const OFFSETS = {
  site: 0,
  front: 1,
  identityProvider: 2,
  nginx: 3,
  receiver: 4,
  host: 5,
  hostFiles: 6,
  preview: 7,
} as const;
export type TestServer = keyof typeof OFFSETS;
export const COUNT = Object.keys(OFFSETS).length;

/** The first taken port of a range; undefined when all that the tests need are free. */
async function takenFrom(first: number): Promise<number | undefined> {
  for (let port = first; port < first + COUNT; port++) if (await isTaken(port)) return port;
  return undefined;
}

/** Below the ephemeral ports of outgoing connections. */
const [LOWEST, BLOCKS] = [20_000, 1_000];

/** First port of a free range; parallel runs start searching at different places. */
async function freePorts(): Promise<number> {
  for (let block = process.pid; block < process.pid + BLOCKS; block++) {
    const first = LOWEST + (block % BLOCKS) * COUNT;
    if ((await takenFrom(first)) === undefined) return first;
  }
  throw new Error('There are no free ports for the end-to-end tests.');
}

/**
 * The first port: E2E_PORT, or a free one. Chosen once, by the process that starts the tests, and
 * passed on to its workers through the environment.
 * @throws when E2E_PORT is set and another server uses one of the ports.
 */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<number> {
  if (env.E2E_PORTS_CHOSEN) return Number(env.E2E_PORTS_CHOSEN);
  const asked = env.E2E_PORT?.trim();
  const first = asked ? Number(asked) : await freePorts();
  const taken = asked ? await takenFrom(first) : undefined;
  if (taken !== undefined) {
    throw new Error(
      `Port ${taken} is already in use. Set E2E_PORT to the first of ${COUNT} free ports, or leave it unset.`,
    );
  }
  env.E2E_PORTS_CHOSEN = String(first);
  return first;
}
