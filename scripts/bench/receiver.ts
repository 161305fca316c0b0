/** Measures the embedded server and its receiver under faults and attacks, each in a process of its own on loopback. */
import { existsSync, readFileSync } from 'node:fs';
import { backlogOf } from '@/receiver/storage/deliveries';
import { every } from '@/receiver/timers';
import { help } from '@/scripts/help';
import { type Attack, attacks, listeners } from './receiver/attacks';
import { burst, faults, killed, stopped, type Told } from './receiver/faults';
import { createTarget, type Server, type Target } from './receiver/target';
import {
  deadMailServer,
  fuzzedRequests,
  pause,
  pickyWebhook,
  quantile,
  slowClients,
  tally,
  whileReading,
  withDeadMail,
  withPoison,
} from './receiver/traffic';

help(`npm run bench:receiver -- [WORD]

  Harms and attacks the embedded server and its receiver in one way after another, or in those that have a word in their
  name: what requests get, how long GET / takes, what the health check reports, whether anything acknowledged is lost,
  genuine visitors get through and somebody is told. Fails when a bound is broken. Three minutes and 1 GB of disk.`);

/** In ms. */
const BOUNDS = { page: 50, red: 5000 };
const FUZZED = 2000;
/** In ms. */
const HEALTH_INTERVAL = 200;

const began = performance.now();
const broken: string[] = [];
const ms = (time: number | undefined) => (time === undefined ? '' : `${Math.round(time)} ms`);

function print(name: string, told: Told & { times?: readonly number[]; lost?: number }): void {
  const { requests, red, green, times, lost } = told;
  const page = times && quantile(times, 0.95);
  if (page !== undefined && page > BOUNDS.page) broken.push(`${name}: GET / ${ms(page)}`);
  if (red !== undefined && red > BOUNDS.red) broken.push(`${name}: red after ${ms(red)}`);
  if (lost) broken.push(`${name}: ${lost} lost`);
  console.log(`| ${[name, requests, ms(page), ms(red), ms(green), lost ?? ''].join(' | ')} |`);
}

/** Whether what the command names, such as `npm run bench:receiver -- addresses`, is part of a name. */
const isWanted = (name: string): boolean => name.includes(process.argv[2] ?? '');

/** Runs one fault over a server and folder of its own. */
async function under(
  name: string,
  run: (server: Server, target: Target) => Promise<Told>,
  options: { start?: Parameters<Target['start']>[0]; prepare?(target: Target): void } = {},
): Promise<void> {
  if (!isWanted(name)) return;
  const target = createTarget();
  try {
    options.prepare?.(target);
    const server = await target.start(options.start);
    let told: Told = { requests: '' };
    const times = await whileReading(server, async () => {
      told = await run(server, target);
    });
    await server.end('SIGKILL');
    print(name, { ...told, times, lost: (await target.audit()).lost });
  } finally {
    await target.remove();
  }
}

/** How long somebody may take to be told, in ms. */
const TOLD = 10_000;

/** Whether genuine visitors get through an attack, health tells the truth and somebody is told. */
async function attacked({ name, start, prepare, run, told }: Attack): Promise<void> {
  const target = createTarget();
  const { hook, env } = await listeners();
  try {
    await prepare?.(target);
    const server = await target.start({ ...start, env: { ...env, ...start?.env } });
    let outcome = { met: '', genuine: [] as readonly number[] };
    const health: { status: number; time: number }[] = [];
    const watch = every(HEALTH_INTERVAL, async () => {
      const began = performance.now();
      const { status } = await fetch(`${server.url}/api/health/`);
      health.push({ status, time: performance.now() - began });
    });
    const times = await whileReading(server, async () => {
      outcome = await run(server, target);
    });
    const isTold = () => told === null || hook.calls.some(({ body }) => told.test(body));
    for (let waited = 0; !isTold() && waited < TOLD; waited += 100) await pause(100);
    await watch.stop();
    await server.end('SIGKILL');
    const slowest = Math.max(...health.map(({ time }) => time));
    const page = quantile(times, 0.95);
    if (!outcome.genuine.every((status) => status === 201))
      broken.push(`${name}: not all got through`);
    if (health.some(({ status }) => status !== 200) || slowest > BOUNDS.red)
      broken.push(`${name}: health`);
    if (!isTold()) broken.push(`${name}: nobody was told`);
    if (page > BOUNDS.page) broken.push(`${name}: GET / ${ms(page)}`);
    const says = `${tally(health.map(({ status }) => status))}, ${ms(slowest)} at most`;
    const heard = told === null ? '' : isTold() ? 'yes' : 'no';
    console.log(
      `| ${[name, outcome.met, tally(outcome.genuine), says, heard, ms(page)].join(' | ')} |`,
    );
  } finally {
    await target.remove();
    await hook.down();
  }
}

/** Resident memory of a process in MiB; 0 where the system does not tell it. */
function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
}

async function fuzz(server: Server): Promise<Told> {
  const before = memoryOf(server.pid);
  const statuses: number[] = [];
  for (const { body, type, accept } of fuzzedRequests(FUZZED)) {
    const response = await fetch(`${server.url}/api/demo-requests/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: accept, ...(type && { 'Content-Type': type }) },
      body,
    });
    const text = await response.text();
    if (response.status >= 500 || /\bat .*\.[jt]s:\d+|FST_/.test(text)) {
      broken.push(`fuzz: ${response.status} ${text.slice(0, 80)}`);
    }
    statuses.push(response.status);
  }
  const after = memoryOf(server.pid);
  return { requests: `${tally(statuses)}; ${Math.round(before)} → ${Math.round(after)} MiB` };
}

async function silentMail(target: Target): Promise<string> {
  const server = await target.start({ env: await deadMailServer() });
  let statuses = '';
  const times = await whileReading(server, async () => {
    statuses = await withDeadMail(server);
  });
  const { exit, time } = await server.end('SIGTERM');
  const { waiting } = await target.beside((database) => backlogOf(database));
  const page = `\`GET /\` p95 ${ms(quantile(times, 0.95))}`;
  return `${statuses}; ${page}; exit ${exit} in ${(time / 1000).toFixed(1)} s, ${waiting} pending`;
}

/** Faults that end the server, or during which no page is read. */
async function ending(name: string, run: (target: Target) => Promise<string>): Promise<void> {
  if (!isWanted(name)) return;
  const target = createTarget();
  try {
    const requests = await run(target);
    print(name, { requests, lost: (await target.audit()).lost });
  } finally {
    await target.remove();
  }
}

console.log('| Fault | Requests | `GET /` p95 | Red | Green | Lost |');
console.log('| --- | --- | --- | --- | --- | --- |');
// Slow clients take their time, and little else: beside all the others.
const slow = under('70 slow clients', async ({ url }) => ({ requests: await slowClients(url) }));
await ending('none: 200 requests at once', async (target) => burst(await target.start()));
for (const { name, run, ...options } of faults) await under(name, run, options);
await under(`${FUZZED} fuzzed bodies`, fuzz);
const webhook = await pickyWebhook();
await under(
  'webhook: one poison, ten fail at first',
  async (server, target) => ({ requests: await withPoison(server, target, webhook.taken) }),
  { start: { env: webhook.env } },
);
await ending('mail server silent, then SIGTERM', silentMail);
await ending('SIGTERM under load', async (target) => stopped(await target.start()));
await ending('SIGKILL under load, five times', killed);
await slow;
console.log('\n| Attack | It met | Genuine visitors | Health | Told | `GET /` p95 |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const attack of attacks) if (isWanted(attack.name)) await attacked(attack);
console.log(`\nIn ${Math.round((performance.now() - began) / 1000)} seconds.`);

if (broken.length > 0) {
  console.error(`\nOut of bounds:\n${broken.join('\n')}`);
  process.exitCode = 1;
}
