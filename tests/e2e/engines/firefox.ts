import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from './driver';
import { eventually, freePort, run } from './process';

/**
 * Starts Firefox without windows and speaks Marionette, its own protocol: the commands of WebDriver as JSON
 * over TCP, without a driver between. Playwright needs a Firefox of its own, which Debian's is not.
 */
export async function startFirefox(binary: string): Promise<Engine> {
  const [port, profile] = [await freePort(), mkdtempSync(path.join(tmpdir(), 'firefox-'))];
  writeFileSync(
    path.join(profile, 'user.js'),
    [`"marionette.port", ${port}`, '"intl.accept_languages", "fr"', '"app.update.enabled", false']
      .map((setting) => `user_pref(${setting});`)
      .join('\n'),
  );
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const end = run(binary, [...flags, '--profile', profile, 'about:blank']);
  const socket = await eventually(() => open(port));
  const call = marionette(socket);
  await call('WebDriver:NewSession', {});

  /** Runs a script with the rights of the browser itself. */
  const asBrowser = async (script: string, ...args: unknown[]): Promise<unknown> => {
    await call('Marionette:SetContext', { value: 'chrome' });
    const answer = await call('WebDriver:ExecuteScript', { script, args });
    await call('Marionette:SetContext', { value: 'content' });
    return unwrap(answer);
  };
  return {
    send: async (command, body = {}) => unwrap(await call(`WebDriver:${command}`, body)),
    errors: async () => (await asBrowser(READ_CONSOLE)) as string[],
    allowScripts: async (allowed) => {
      await asBrowser('Services.prefs.setBoolPref("javascript.enabled", arguments[0])', allowed);
    },
    quit: async () => {
      socket.destroy();
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Errors that name an address of the site. */
const READ_CONSOLE = `
  const lines = Services.console.getMessageArray().map(String);
  Services.console.reset();
  return lines.filter((line) => line.includes('Error') && line.includes('//localhost'));
`;

const unwrap = (answer: unknown): unknown =>
  answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

type Answer = [type: 1, id: number, error: { message: string } | null, value: unknown];

/** Messages are `length:JSON`; the first one is a greeting. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let [count, data] = [0, Buffer.alloc(0)];
  socket.on('data', (chunk) => {
    data = Buffer.concat([data, chunk]);
    for (;;) {
      const colon = data.indexOf(':');
      const end = colon + 1 + Number(data.subarray(0, colon).toString());
      if (colon < 0 || data.length < end) return;
      const message = JSON.parse(data.subarray(colon + 1, end).toString());
      data = data.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  return (name: string, body: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ([, , error, value]) => {
        if (error) reject(new Error(`${name}: ${error.message}`));
        else resolve(value);
      });
      const text = JSON.stringify([0, count, name, body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
