import { choosePorts, OFFSETS, type TestServer } from './choose-ports';

const first = await choosePorts(process.env).catch((cause: Error) => {
  console.error(cause.message);
  process.exit(1);
});

/** Port of one of the end-to-end tests' servers. */
export const portOf = (server: TestServer): number => first + OFFSETS[server];
