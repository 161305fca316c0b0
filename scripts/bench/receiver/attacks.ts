import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofName } from '@/form/fields';
import { receiverMessages } from '@/form/messages';
import { countQuarantine } from '@/receiver/storage/quarantine';
import { saveAnswers } from '@/tests/receiver/databases';
import { WebhookStub } from '@/tests/receiver/webhook-stub';
import { answers, type Server, type Target } from './target';
import { tally } from './traffic';

/** What became of a server under attack, in words. */
interface Outcome {
  /** What the attack met, or did. */
  readonly met: string;
  /** Statuses that genuine visitors got. */
  readonly genuine: readonly number[];
}

export interface Attack {
  readonly name: string;
  readonly start?: Parameters<Target['start']>[0];
  /** Before the server starts. */
  prepare?(target: Target): Promise<unknown>;
  run(server: Server, target: Target): Promise<Outcome>;
  /** Of what somebody must be told, in what webhooks get. */
  readonly told: RegExp | null;
}

/** Where the team and the operator are told; checked several times a second. */
export async function listeners() {
  const hook = await new WebhookStub().up();
  const env = {
    DEMO_TRUST_PROXY: '127.0.0.1',
    DEMO_WEBHOOK_URL: `${hook.url}/team`,
    DEMO_WEBHOOK_SECRET: '0123456789abcdef',
    DEMO_ALERT_WEBHOOK_URL: `${hook.url}/operator`,
    DEMO_ALERT_AFTER_MINUTES: '0.02',
  };
  return { hook, env };
}

const SCRIPT = { Accept: 'application/json', 'Accept-Language': 'fr' };
const FORM = { Accept: 'text/html', 'Accept-Language': 'fr' };

async function proofOf(challenge: Challenge): Promise<string> {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/** Sends from an address, as a browser does: by script, which solves what it is challenged with, or without. */
async function send(
  server: Server,
  from: string,
  values: Record<string, unknown>,
  headers: Record<string, string> = SCRIPT,
): Promise<number> {
  const response = await fetch(`${server.url}/api/demo-requests/`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Origin: server.url,
      'X-Forwarded-For': from,
      ...headers,
    },
    body: JSON.stringify(values),
  });
  const text = await response.text();
  const { challenge } = response.status === 429 && headers === SCRIPT ? JSON.parse(text) : {};
  return challenge
    ? send(server, from, { ...values, [proofName]: await proofOf(challenge) }, headers)
    : response.status;
}

const visitor = (server: Server, last = 1, changes = {}): Promise<number> =>
  send(server, `198.51.100.${last}`, answers(changes));

/** Twenty forms from each of many addresses, as browsers without script send them. */
const fromAddresses = (count: number): Attack => ({
  name: `${count} addresses, 20 forms each`,
  start: { env: { DEMO_RATE_LIMIT: '20' } },
  async run(server) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn++) {
      const sent = Array.from({ length: count }, (_, client) =>
        send(server, `203.0.${client >> 7}.${client & 127}`, answers(), FORM),
      );
      statuses.push(...(await Promise.all(sent)));
    }
    return { met: tally(statuses), genuine: [await visitor(server)] };
  },
  told: /"trouble":"flood"/,
});

const openFiles = ({ pid }: Server): number => readdirSync(`/proc/${pid}/fd`).length;
const peakMegabytes = ({ pid }: Server): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends many requests at once on one connection, and closes it unread. */
async function pipeline({ url }: Server): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: bench\r\n\r\n'.repeat(400));
  await pause(100);
  socket.destroy();
}

const ROWS = 75_000;

/** Fills the quarantine with what cannot be compressed. */
const fillQuarantine = (target: Target): Promise<void> =>
  target.beside(async (database) => {
    await saveAnswers(database, {}, { spamReasons: ['links'] });
    await database.use(async (queries) => {
      const row = await queries.selectFrom('demo_requests').selectAll().executeTakeFirstOrThrow();
      for (let start = 0; start < ROWS; start += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => ({
          ...row,
          id: randomUUID(),
          request_id: randomUUID(),
          received_at: new Date(Date.now() - (ROWS - start - index) * 2900).toISOString(),
          message: randomBytes(9000).toString('base64'),
        }));
        await queries.insertInto('demo_requests').values(rows).execute();
      }
    });
  });

const YEARS = 4 * 366 * 86_400_000;
/** Puts the clock of a process ahead. */
const AHEAD = `const Real = Date; globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length ? given : [Real.now() + ${YEARS}])); }
  static now() { return Real.now() + ${YEARS}; }
};`;

const checkerMessage = (regimes: string) =>
  receiverMessages('en').written.checker.replace('{regimes}', regimes);

export const attacks: readonly Attack[] = [
  fromAddresses(13),
  fromAddresses(200),
  {
    name: '5 × 400 pipelined requests, never read, ten times',
    async run(server) {
      const before = openFiles(server);
      for (let turn = 0; turn < 10; turn++) {
        await Promise.all(Array.from({ length: 5 }, () => pipeline(server)));
      }
      await pause(1000);
      const met = `${openFiles(server) - before} files left open, ${Math.round(peakMegabytes(server))} MB at most`;
      return { met, genuine: [await visitor(server)] };
    },
    told: null,
  },
  {
    name: '75,000 rows of 12 kB in quarantine, quota full, 512 MB of memory',
    start: { env: { DEMO_DATABASE_MAX_MB: '930', NODE_OPTIONS: '--max-old-space-size=256' } },
    prepare: fillQuarantine,
    async run(server) {
      const genuine: number[] = [];
      for (let last = 1; last <= 40; last++) {
        genuine.push(await visitor(server, last, { message: randomBytes(2000).toString('hex') }));
      }
      return { met: `${Math.round(peakMegabytes(server))} MB at most`, genuine };
    },
    told: /"trouble":"room"/,
  },
  {
    name: 'clock four years ahead, after 52 requests',
    start: {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(AHEAD)}` },
    },
    async prepare(target) {
      const server = await target.start();
      for (let count = 0; count < 52; count++) await server.post();
      await server.end('SIGTERM');
    },
    async run(server, target) {
      await pause(2000);
      const { lost } = await target.audit();
      return { met: `${lost} of 52 deleted`, genuine: [await visitor(server)] };
    },
    told: /"trouble":"clock"/,
  },
  {
    name: 'five companies through the checker',
    async run(server, target) {
      const regimes = ['CSRD', 'CSRD, CSDDD', 'CSRD, CBAM', 'CSRD', 'CSRD'];
      const genuine: number[] = [];
      for (const [index, each] of regimes.entries()) {
        const message = checkerMessage(each);
        genuine.push(await visitor(server, index, { email: `a@company${index}.example`, message }));
      }
      const held = await target.beside((database) => countQuarantine(database));
      return { met: `${held} held`, genuine };
    },
    told: /"event":"demo-request"|"organization"/,
  },
];
