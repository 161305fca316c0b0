import { commands, type Engine } from './driver';
import { eventually, freePort, run } from './process';

/** Starts WebKitGTK in a screen of its own, through its WebDriver. */
export async function startWebkit(driver: string, browser: string): Promise<Engine> {
  const port = await freePort();
  const screen = `:${port}`;
  const endScreen = run('Xvfb', [screen, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']);
  const endDriver = run(driver, [`--port=${port}`], { DISPLAY: screen });

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const created = await eventually(() => call('POST', 'session', { capabilities }));
  const session = `session/${(created as { sessionId: string }).sessionId}`;

  return {
    send: (command, body = {}) => {
      const { id, ...rest } = body as { id?: string };
      const [method = '', path = ''] = commands[command].split(' ');
      const target = `${session}/${path.replace('{id}', id ?? '')}`;
      return call(method, target, method === 'POST' ? rest : undefined);
    },
    // WebKitGTK's driver does not tell what is in the console.
    errors: async () => [],
    quit: async () => {
      await call('DELETE', session).catch(() => {});
      await endDriver();
      await endScreen();
    },
  };
}
