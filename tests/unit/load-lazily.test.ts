/** @jest-environment jsdom */
import { loadLazily } from '@/components/ui/load-lazily';

const failure = new Error('The bundle is gone');
const fails = () => Promise.reject(failure);

/** Listens to failed loads for one test. */
function listen(listener: (event: Event) => void): void {
  addEventListener('preloaderror', listener, { once: true });
}

it('gives what was loaded, without an event', async () => {
  const listener = jest.fn();
  addEventListener('preloaderror', listener);
  await expect(loadLazily(async () => 'part')).resolves.toBe('part');
  expect(listener).not.toHaveBeenCalled();
  removeEventListener('preloaderror', listener);
});

it('announces a failure and throws it again', async () => {
  const listener = jest.fn();
  listen(listener);
  await expect(loadLazily(fails)).rejects.toBe(failure);
  expect(listener.mock.calls[0][0]).toMatchObject({ cancelable: true, detail: failure });
});

it('leaves the failure to a listener that takes it in hand', async () => {
  listen((event) => event.preventDefault());
  await expect(loadLazily(fails)).resolves.toBeUndefined();
});
