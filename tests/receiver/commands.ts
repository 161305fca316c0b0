import { runRequests } from '@/receiver/commands/commands';
import type { Channel } from '@/receiver/outbox/channels';
import type { Database } from '@/receiver/storage/database';

interface Surroundings {
  readonly channels?: readonly Channel[];
  readonly url?: string;
}

/** What a command prints, such as `list --search Ada`. */
export async function printed(
  database: Database,
  command: string,
  { channels = [], url = 'postgres://elsewhere' }: Surroundings = {},
): Promise<string> {
  let text = '';
  const context = { database, channels: async () => channels, settings: { url, maxMegabytes: 64 } };
  for await (const part of runRequests(command.split(' '), context)) text += part;
  return text;
}
