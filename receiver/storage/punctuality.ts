import type { Database } from './database';
import { RECENT } from './speed';

const DAY = 86_400_000;
/** How soon the team should hear of a request, in seconds. */
const SOON = 300;

const since = (now: number): string => new Date(now - RECENT * DAY).toISOString();

/** How fast the team was notified of what arrived lately. */
export interface Punctuality {
  /** Notifications delivered, or that should have been. */
  readonly due: number;
  /** Delivered within five minutes. */
  readonly soon: number;
  /** Seconds within which half of those delivered were, and 95%. */
  readonly middle: number;
  readonly most: number;
}

/** Without what was released from quarantine, which waited for somebody to look. */
export async function punctuality(database: Database, now = Date.now()): Promise<Punctuality> {
  const rows = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .innerJoin('demo_requests', 'demo_requests.id', 'request')
      .where('received_at', '>=', since(now))
      .where('spam_reasons', 'is', null)
      .select(['received_at', 'delivered_at'])
      .execute(),
  );
  const waits = rows.map((row) => ({
    isDelivered: row.delivered_at !== null,
    seconds:
      ((row.delivered_at ? Date.parse(row.delivered_at) : now) - Date.parse(row.received_at)) /
      1000,
  }));
  const times = waits.flatMap(({ isDelivered, seconds }) => (isDelivered ? [seconds] : []));
  times.sort((a, b) => a - b);
  const within = (share: number) => Math.ceil(times[Math.ceil(share * times.length) - 1] ?? 0);
  return {
    due: waits.filter(({ isDelivered, seconds }) => isDelivered || seconds > SOON).length,
    soon: times.filter((seconds) => seconds <= SOON).length,
    middle: within(0.5),
    most: within(0.95),
  };
}

interface Week {
  readonly monday: string;
  received: number;
  /** Still in quarantine. */
  held: number;
  /** Notifications. */
  givenUp: number;
}

/** What arrived lately, by week (UTC). */
export async function arrivals(database: Database, now = Date.now()): Promise<Week[]> {
  const rows = await database.use((queries) =>
    queries
      .selectFrom('demo_requests')
      .leftJoin('demo_request_deliveries', 'request', 'demo_requests.id')
      .where('received_at', '>=', since(now))
      .select(({ fn }) => ['received_at', 'spam', fn.count<number>('dead_at').as('dead')])
      .groupBy(['demo_requests.id', 'received_at', 'spam'])
      .orderBy('received_at')
      .execute(),
  );
  const weeks = new Map<string, Week>();
  for (const { received_at, spam, dead } of rows) {
    const time = Date.parse(received_at);
    const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
    const monday = new Date(time - sinceMonday * DAY).toISOString().slice(0, 10);
    const week = weeks.get(monday) ?? { monday, received: 0, held: 0, givenUp: 0 };
    week.received += 1;
    week.held += spam;
    week.givenUp += dead;
    weeks.set(monday, week);
  }
  return [...weeks.values()];
}
