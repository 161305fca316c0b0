import { once } from 'node:events';
import { createServer } from 'node:net';
import { isTaken } from '@/scripts/servers/port';
import { COUNT, choosePorts } from '@/tests/servers/choose-ports';

it('chooses free ports once, and passes them on to child processes', async () => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  const first = await choosePorts(env);
  for (let port = first; port < first + COUNT; port++) expect(await isTaken(port)).toBe(false);
  // In a worker, the servers are already running.
  expect(await choosePorts({ ...env, E2E_PORT: '1' })).toBe(first);
});

it('rejects configured ports when another server uses one of them', async () => {
  const first = await choosePorts({ NODE_ENV: 'test' });
  const env = { NODE_ENV: 'test', E2E_PORT: String(first) } as const;
  const stranger = createServer().listen(first + COUNT - 1, '127.0.0.1');
  await once(stranger, 'listening');
  await expect(choosePorts({ ...env })).rejects.toThrow(
    `Port ${first + COUNT - 1} is already in use. Set E2E_PORT`,
  );
  stranger.close();
  await once(stranger, 'close');
  expect(await choosePorts({ ...env })).toBe(first);
});

it('skips taken ports when none is configured', async () => {
  const first = await choosePorts({ NODE_ENV: 'test' });
  const stranger = createServer().listen(first, '127.0.0.1');
  await once(stranger, 'listening');
  expect(await choosePorts({ NODE_ENV: 'test' })).not.toBe(first);
  stranger.close();
});
