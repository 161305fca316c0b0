import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { choosePorts, OFFSETS, type TestServer } from './choose-ports';

const first = await choosePorts(process.env).catch((cause: Error) => {
  console.error(cause.message);
  process.exit(1);
});

/** Port of one of the end-to-end tests' servers. */
export const portOf = (server: TestServer): number => first + OFFSETS[server];

/** Database of the end-to-end tests, separate from that of `npm start`. */
export const e2eDatabase = pathToFileURL(
  path.join(tmpdir(), `demo-requests-e2e-${portOf('site')}.db`),
).href;
