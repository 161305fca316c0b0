import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { portOf } from './e2e-ports';

/** Database of the end-to-end tests, separate from that of `npm start`. */
export const e2eDatabase = pathToFileURL(
  path.join(tmpdir(), `demo-requests-e2e-${portOf('site')}.db`),
).href;
