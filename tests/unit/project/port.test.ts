import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Starts an unrelated server and returns its port. */
async function stranger(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  open.push(server);
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}
/** Runs a script while the unrelated server is listening in this process. */
const start = (script: string, port: string) => {
  const { NODE_ENV: _, HOST: __, ...env } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...env, PORT: port } as unknown as NodeJS.ProcessEnv,
    timeout: 120_000,
  });
};

it.each(['scripts/start.ts', 'scripts/receiver.ts'])(
  '%s ends at once with one line when its port is taken',
  async (script) => {
    const port = await stranger('127.0.0.1');
    const { status, stdout, stderr } = start(script, String(port));
    expect(stderr).toBe(
      `Port ${port} is already in use. Stop the other server, or set PORT to a free port.\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
