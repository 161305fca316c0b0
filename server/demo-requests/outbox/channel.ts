import type { StoredRequest } from '../storage/requests';

/** A way to tell the team of a request. */
export interface Channel {
  /** Name in the database: keep it, or messages waiting under it are forgotten. */
  readonly name: string;
  /** Sends one message; throws when it is not known to have arrived. */
  send(request: StoredRequest): Promise<void>;
  close?(): void;
}
