import { type Environment, refuse } from './values';

export interface Listen {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/**
 * Where the server listens.
 * @throws when a value is invalid, with a message that names the variable.
 */
export function readListen(env: Environment): Listen {
  const host = env.HOST?.trim() || '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) refuse('HOST', 'an address, such as 127.0.0.1', host);
  const value = env.PORT?.trim() || '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) refuse('PORT', 'a port, such as 3000', value);
  return { host, port };
}
