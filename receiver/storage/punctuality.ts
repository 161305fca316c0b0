import type { Database } from './database';
import { RECENT } from './speed';

const DAY = 86_400_000;
/** How soon the team should hear of a request, in seconds. */
const SOON = 300;

const since = (now: number): string => new Date(now - RECENT * DAY).toISOString();

/** How fast the team was notified of what arrived lately. */
export interface Punctuality {
  /** Delivered, or that should have been. */
  readonly notificationsDue: number;
  readonly withinFiveMinutes: number;
  /** Of those delivered. */
  readonly medianSeconds: number;
  readonly p95Seconds: number;
}

/** Without what was released from quarantine, which waited for somebody to look. */
export async function punctuality(database: Database, now = Date.now()): Promise<Punctuality> {
  const rows = await database.use((queries) =>
    queries
      .selectFrom('demo_request_deliveries')
      .where(({ eb, or }) =>
        or([eb('delivered_at', 'is', null), eb('delivered_at', '>=', since(now))]),
      )
      .select(({ selectFrom }) => [
        'delivered_at',
        selectFrom('demo_requests')
          .whereRef('id', '=', 'request')
          .where('spam_reasons', 'is', null)
          .select('received_at')
          .as('received_at'),
      ])
      .execute(),
  );
  const recent = rows.flatMap(({ received_at: from, delivered_at: to }) =>
    from !== null && from >= since(now)
      ? [{ to, seconds: ((to ? Date.parse(to) : now) - Date.parse(from)) / 1000 }]
      : [],
  );
  const times = recent.filter(({ to }) => to).map(({ seconds }) => seconds);
  times.sort((a, b) => a - b);
  const within = (share: number) => Math.ceil(times[Math.ceil(share * times.length) - 1] ?? 0);
  return {
    notificationsDue: recent.filter(({ to, seconds }) => to || seconds > SOON).length,
    withinFiveMinutes: times.filter((seconds) => seconds <= SOON).length,
    medianSeconds: within(0.5),
    p95Seconds: within(0.95),
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
