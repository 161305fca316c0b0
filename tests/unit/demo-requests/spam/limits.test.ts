import fastify from 'fastify';
import { clientOf, createBudget, siteNetworkOf } from '@/receiver/budget';
import { createDatabase } from '@/receiver/storage/open';
import { fileIn } from '@/tests/receiver/demo-requests';
import { fixture, start, stored } from '../tested-receiver';
import { LIBRARY, plain, scripted, send } from './senders';

it.each([
  ['2001:db8:1:2::3', '2001:db8:1'],
  ['2001:DB8:1::', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001::1', '2001:0:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['192.0.2.1', null],
  ['::ffff:192.0.2.1', null],
  ['no address', null],
])('takes %s for a part of %s', (address, network) => {
  expect(siteNetworkOf(address)).toBe(network);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::3', '2001:db8:1:2'],
  ['2001:DB8:1:2:ffff::', '2001:db8:1:2'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2'],
  ['[2001:db8:1:2::3]:50123', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

it('limits a client whose port a proxy adds to its address', async () => {
  await start({ DEMO_RATE_LIMIT: '2', DEMO_TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (const port of [1001, 1002, 1003]) {
    const headers = { 'x-forwarded-for': `192.0.2.1:${port}` };
    statuses.push((await send({ values: scripted(20), headers })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

it('limits an IPv6 site network as a whole, and not its neighbours', async () => {
  await start({ DEMO_RATE_LIMIT: '2' });
  const statuses: number[] = [];
  for (let subnet = 0; subnet < 12; subnet++) {
    const from = `2001:db8:1:${subnet.toString(16)}::1`;
    statuses.push((await send({ values: scripted(20), from })).statusCode);
  }
  expect(statuses).toEqual([...Array(8).fill(201), ...Array(4).fill(429)]);
  const neighbour = await send({ values: scripted(20), from: '2001:db8:2::1' });
  expect(neighbour.statusCode).toBe(201);
});

it('remembers a blocked address while thousands of others pass by', async () => {
  const database = createDatabase({ url: fileIn(fixture.root), maxMegabytes: 64 });
  const server = fastify();
  const limits = { max: 1, windowSeconds: 600, total: 10_000 };
  const budget = await createBudget(server, limits, database);
  server.get('/', async (request) => {
    await budget.count(request);
    return { wait: budget.waitOf(request) };
  });
  const waitOf = async (remoteAddress: string) =>
    (await server.inject({ url: '/', remoteAddress })).json().wait;
  expect(await waitOf('192.0.2.1')).toBeNull();
  for (let index = 0; index < 5200; index++) {
    await waitOf(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  }
  expect(await waitOf('192.0.2.1')).toBeGreaterThan(0);
  await server.close();
  await database.close();
});

it('caps what all clients store together, and keeps a reserve for genuine requests', async () => {
  await start({ DEMO_RATE_TOTAL: '8' });
  let client = 0;
  const post = async (bot: boolean) => {
    client += 1;
    const from = `192.0.2.${client}`;
    const values = bot ? plain({ message: `n° ${client}` }) : scripted(20);
    const response = await send({ values, from, ...(bot && { headers: LIBRARY }) });
    return response.statusCode;
  };
  const several = async (count: number, bot: boolean) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index++) statuses.push(await post(bot));
    return statuses;
  };
  expect(await several(8, true)).toEqual(Array(8).fill(201));
  expect(await several(2, true)).toEqual([429, 429]);
  expect(await several(3, false)).toEqual([201, 201, 429]);
  expect(await stored()).toHaveLength(10);
});
