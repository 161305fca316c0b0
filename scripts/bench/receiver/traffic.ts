import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { backlogOf } from '@/receiver/storage/deliveries';
import { answers, type Server, type Target } from './target';

/** Time between two requests for the page, in ms. */
const INTERVAL = 15;

export const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

/**
 * Does something to a server while a visitor reads its page. Returns the times of `GET /` in ms. The visitor is a
 * thread: what the benchmark does meanwhile is no part of them.
 */
export async function whileReading(
  { url }: Server,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  const visitor = new Worker(new URL('read-page.mjs', import.meta.url), {
    workerData: { url: `${url}/`, interval: INTERVAL },
    execArgv: [],
  });
  const read = once(visitor, 'message');
  // An error of the visitor is reported once the work is done.
  read.catch(() => {});
  try {
    await work();
  } finally {
    visitor.postMessage('done');
  }
  const [times] = await read;
  return times;
}

/** Milliseconds until the health check has a status. @throws after 20 seconds. */
export async function untilHealth({ url }: Server, status: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const response = await fetch(`${url}/api/health/`);
    await response.arrayBuffer();
    const passed = performance.now() - began;
    if (response.status === status) return passed;
    if (passed > 20_000) throw new Error(`Health is not ${status} after 20 seconds.`);
    await pause(50);
  }
}

/** Statuses and how many of each, such as `20 × 503`. */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Numbers that are the same on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const values: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  ['a', 'b'],
  { a: 1 },
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp',
  '\u200b',
  'x'.repeat(5000),
  '=1+1',
  "'; DROP TABLE demo_requests; --",
  '<script>alert(1)</script>',
  'a@b\r\nBcc: c@d.example',
  '__proto__',
];
const fields = [...Object.keys(answers()), 'website', '__proto__', 'constructor'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
];

/** Bodies with wrong values, cut off, of wrong types or of random bytes. */
export function* fuzzedRequests(count: number) {
  const random = numbers(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  for (let index = 0; index < count; index++) {
    const changes = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => [pick(fields), pick(values)]),
    );
    const whole = JSON.stringify(answers(changes));
    const form = new URLSearchParams(answers(changes) as Record<string, string>).toString();
    const bytes = Buffer.from(Array.from({ length: 300 }, () => Math.floor(random() * 256)));
    const body = pick([
      whole,
      whole,
      whole.slice(0, Math.floor(random() * whole.length)),
      form,
      bytes,
    ]);
    const accept = pick(['application/json', 'text/html', '*/*', 'text/html;q=,,,']);
    yield { body, type: index % 2 ? pick(types) : 'application/json', accept };
  }
}

/** Time between two bytes of a drip, in ms. */
const DRIP = 1000;
/** How long a client waits to be cut off, in ms. */
const PATIENCE = 60_000;

const HEAD =
  'POST /api/demo-requests/ HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n';

/** What each kind of slow client sends at once, and then byte by byte. */
const kinds = {
  headers: { count: 50, start: 'GET / HTTP/1.1\r\nHost: bench\r\nX-Slow: ', drip: 'x' },
  body: { count: 10, start: `${HEAD}Content-Length: 5000\r\n\r\n`, drip: ' ' },
  silent: { count: 10, start: '', drip: '' },
} as const;

interface Cut {
  readonly seconds: number;
  readonly answer: string;
}

function slowClient(port: number, { start, drip }: { start: string; drip: string }): Promise<Cut> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timer = setInterval(() => drip && socket.write(drip), DRIP);
    const patience = setTimeout(() => socket.destroy(), PATIENCE);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(patience);
      resolve({
        seconds: (performance.now() - began) / 1000,
        answer: answer.split(' ')[1] ?? 'none',
      });
    });
    if (start) socket.write(start);
  });
}

/** Opens 70 slow connections and waits until the server has cut them all. */
export async function slowClients(url: string): Promise<string> {
  const port = Number(new URL(url).port);
  const told = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => {
      const cuts = await Promise.all(
        Array.from({ length: kind.count }, () => slowClient(port, kind)),
      );
      const answers = new Set(cuts.map(({ answer }) => answer));
      const last = Math.max(...cuts.map(({ seconds }) => seconds));
      return `${kind.count} ${name}: ${[...answers].join('/')} within ${Math.ceil(last)} s`;
    }),
  );
  return told.join('; ');
}

const MAIL = { DEMO_MAIL_FROM: 'site@example.com', DEMO_MAIL_TO: 'team@example.com' };

/** Settings of a mail server that accepts connections and says nothing. */
export async function deadMailServer() {
  const server = createSocketServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { ...MAIL, DEMO_SMTP_URL: `smtp://127.0.0.1:${port}` };
}

/** 50 requests while mail is dead, with an attempt under way at the end. */
export async function withDeadMail(server: Server): Promise<string> {
  const statuses: number[] = [];
  for (let count = 0; count < 50; count++) statuses.push(await server.post());
  await pause(500);
  return tally(statuses);
}

/** A webhook that refuses one request for good, fails for some the first time, and counts the calls it took. */
export async function pickyWebhook() {
  const taken: string[] = [];
  const failed = new Set<string>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { id, message } = JSON.parse(body) as { id: string; message: string };
    if (message === 'poison') response.statusCode = 422;
    else if (message === 'later' && !failed.has(id)) {
      failed.add(id);
      response.statusCode = 500;
    } else taken.push(id);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    env: {
      DEMO_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      DEMO_WEBHOOK_SECRET: '0123456789abcdef',
      DEMO_RETRY_FIRST_SECONDS: '0.2',
    },
  };
}

/** 30 requests, of which one is poison and ten fail at first. */
export async function withPoison(
  server: Server,
  target: Target,
  taken: readonly string[],
): Promise<string> {
  const messages = ['poison', ...Array(10).fill('later'), ...Array(19).fill('fine')];
  await Promise.all(messages.map((message) => server.post({ message })));
  for (let wait = 0; taken.length < 29 && wait < 100; wait++) await pause(100);
  await pause(300);
  const { waiting, dead } = await target.beside((database) => backlogOf(database));
  return `${new Set(taken).size} delivered, ${taken.length - new Set(taken).size} twice, ${dead} given up, ${waiting} pending`;
}
