import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { backlogOf } from '@/receiver/storage/deliveries';
import { tally } from './faults';
import { pause } from './pages';
import type { Server, Target } from './target';

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
