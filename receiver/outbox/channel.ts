import type { StoredRequest } from '@/receiver/storage/stored-requests';

/** A way to notify the team of a request. */
export interface Channel {
  /** Stored with each delivery: if it is renamed, pending deliveries under the old name are never sent. */
  readonly name: string;
  /** Sends one notification, until `signal` aborts; throws unless the other side confirmed receipt. */
  send(request: StoredRequest, signal: AbortSignal): Promise<void>;
}
