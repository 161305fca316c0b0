import { isDay } from '@/lib/dates';
import { allPages } from '@/loaders/routes/addresses';
import { pageOf } from '@/loaders/routes/page';

// Each file is read once, as in a build.
Object.assign(process.env, { NODE_ENV: 'production' });

it('every page that search engines list has a date', () => {
  const undated = allPages()
    .filter(({ id, indexed }) => indexed && !isDay(pageOf(id).dates().modifiedOn ?? ''))
    .map(
      ({ id }) =>
        `${id}: say in its entry (loaders/routes/registry.ts) what it shows, as the day on which its words last changed, shows: ['2026-11-26']`,
    );
  expect(undated).toEqual([]);
});
