/** @jest-environment jsdom */
import { PERIOD, reloadScript } from '@/authoring/preview/reload';

/** Runs the script as a page that was served with the version "1". */
function open(fetchVersion: () => Promise<string>) {
  const reload = jest.fn();
  const answer = async () => ({ ok: true, text: fetchVersion });
  const served = {
    getEntriesByType: () => [{ serverTiming: [{ name: 'content', description: '1' }] }],
  };
  new Function('performance', 'fetch', 'location', reloadScript)(served, answer, { reload });
  return reload;
}

const wait = (periods: number) => jest.advanceTimersByTimeAsync(periods * PERIOD);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page reloads when its content changes, and not before', async () => {
  let version = '1';
  const reload = open(async () => version);
  await wait(3);
  expect(reload).not.toHaveBeenCalled();
  version = '2';
  await wait(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a poll waits for the response to the previous one', async () => {
  let polls = 0;
  open(() => {
    polls += 1;
    return new Promise(() => undefined);
  });
  await wait(100);
  expect(polls).toBe(1);
});
