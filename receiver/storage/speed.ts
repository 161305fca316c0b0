import { addDays, addMonths } from '@/lib/dates';
import type { Database, Tables } from './database';

/** Today, UTC. */
const utcDay = (): string => new Date().toISOString().slice(0, 10);

/** How many page views of a day and kind of page had a metric rated so. */
type SpeedCount = Tables['page_speed'];

/** Counts one page view today. The metrics come in one order, so that two views never wait for each other. */
export const countSpeed = (
  database: Database,
  rated: readonly Pick<SpeedCount, 'page' | 'metric' | 'rating'>[],
): Promise<unknown> =>
  database.use((queries) =>
    queries
      .insertInto('page_speed')
      .values(rated.map((row) => ({ ...row, day: utcDay(), views: 1 })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'metric', 'rating'])
          .doUpdateSet(({ eb }) => ({ views: eb('page_speed.views', '+', 1) })),
      )
      .execute(),
  );

/** Every count, day by day. */
export const speedByDay = (database: Database): Promise<SpeedCount[]> =>
  database.use((queries) =>
    queries
      .selectFrom('page_speed')
      .selectAll()
      .orderBy('day')
      .orderBy('page')
      .orderBy('metric')
      .orderBy('rating')
      .execute(),
  );

/** As long as Google's own reports look back, in days. */
export const RECENT = 28;

/** The counts of the last days, added up. */
export const recentSpeed = (database: Database): Promise<Omit<SpeedCount, 'day'>[]> =>
  database.use((queries) =>
    queries
      .selectFrom('page_speed')
      .select(({ fn }) => ['page', 'metric', 'rating', fn.sum<number>('views').as('views')])
      .where('day', '>', addDays(utcDay(), -RECENT))
      .groupBy(['page', 'metric', 'rating'])
      .execute(),
  );

/** In months: one can be compared with the same a year before. */
const KEPT = 13;

/** Deletes the counts that nobody needs any more. */
export const forgetSpeed = (database: Database): Promise<unknown> =>
  database.use((queries) =>
    queries.deleteFrom('page_speed').where('day', '<', addMonths(utcDay(), -KEPT)).execute(),
  );
