import { tally } from './faults';
import { pause, quantile } from './pages';
import type { Server, Target } from './target';

const SENDERS = 10;

/** Sends requests from ten clients until the server is gone; returns how many answers of each status. */
function load(server: Server): Promise<number[]> {
  const statuses: number[] = [];
  const sender = async () => {
    for (;;) {
      const status = await server.post();
      if (status === 0) return;
      statuses.push(status);
    }
  };
  return Promise.all(Array.from({ length: SENDERS }, sender)).then(() => statuses);
}

/** Kills a server under load five times over. */
export async function killed(target: Target): Promise<string> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const server = await target.start();
    const sending = load(server);
    await pause(800);
    await server.end('SIGKILL');
    statuses.push(...(await sending));
  }
  const { lost, twice } = await target.audit();
  return `${tally(statuses)}: ${lost} lost, ${twice} twice`;
}

/** Sends 200 requests at once to a server that has just started, and says how long they took. */
export async function burst(server: Server): Promise<string> {
  const times: number[] = [];
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const began = performance.now();
      const status = await server.post();
      times.push(performance.now() - began);
      return status;
    }),
  );
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(times, share)));
  return `${tally(statuses)}; p50/95/99 ${median}/${p95}/${p99} ms`;
}

/** Asks a server under load to stop. */
export async function stopped(server: Server): Promise<string> {
  const sending = load(server);
  await pause(1000);
  const { exit, time } = await server.end('SIGTERM');
  return `${tally(await sending)}; exit ${exit} in ${(time / 1000).toFixed(1)} s`;
}
