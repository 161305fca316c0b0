import { createCounts } from '@/receiver/budget-stores';

const WINDOW = 600_000;
const ADDRESS = '192.0.2.1';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('counts in windows that the first request begins', () => {
  const counts = createCounts();
  expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
  jest.advanceTimersByTime(200_000);
  expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 2, left: 400_000 });
  jest.advanceTimersByTime(400_000);
  expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
});

it('forgets addresses a minute after their window at the latest, though nobody asks', () => {
  const counts = createCounts();
  counts.add(ADDRESS, WINDOW);
  jest.advanceTimersByTime(WINDOW - 1);
  counts.add('192.0.2.2', WINDOW);
  expect(counts.size).toBe(2);
  jest.advanceTimersByTime(60_001);
  expect(counts.size).toBe(1);
  jest.advanceTimersByTime(WINDOW);
  expect(counts.size).toBe(0);
});

it.each([-86_400_000, 86_400_000])('is not misled when the clock is set by %i ms', (jump) => {
  const counts = createCounts();
  counts.add(ADDRESS, WINDOW);
  jest.setSystemTime(Date.now() + jump);
  expect(counts.add(ADDRESS, WINDOW).spent).toBe(2);
  jest.advanceTimersByTime(WINDOW);
  expect(counts.add(ADDRESS, WINDOW)).toEqual({ spent: 1, left: WINDOW });
});

it('remembers as many as 50,000 at a time, the latest', () => {
  const counts = createCounts();
  for (let client = 0; client < 50_000; client++) counts.add(`${client}`, WINDOW);
  expect(counts.add('0', WINDOW).spent).toBe(2);
  counts.add('another', WINDOW);
  expect(counts.size).toBe(50_000);
  expect(counts.add('0', WINDOW).spent).toBe(3);
  expect(counts.add('1', WINDOW).spent).toBe(1);
});
