/** @jest-environment jsdom */
import { loadLazily } from '@/browser/islands/runtime/hooks';

describe('loadLazily', () => {
  const failure = new Error('The bundle is gone');
  const fails = () => Promise.reject(failure);
  beforeAll(() => addEventListener('error', (event) => event.preventDefault()));

  /** Listens to failed loads for one test. */
  function listen(listener: (event: Event) => void): void {
    addEventListener('preloaderror', listener, { once: true });
  }

  it('announces a failure, has the page offer a reload, and throws it again', async () => {
    const [listener, offer] = [jest.fn(), jest.fn()];
    listen(listener);
    addEventListener('islanderror', offer, { once: true });
    await expect(loadLazily(fails)).rejects.toBe(failure);
    expect(listener.mock.calls[0][0]).toMatchObject({ cancelable: true, detail: failure });
    expect(offer).toHaveBeenCalledTimes(1);
  });

  it('leaves the failure to a listener that handles it', async () => {
    const offer = jest.fn();
    listen((event) => event.preventDefault());
    addEventListener('islanderror', offer);
    await expect(loadLazily(fails)).resolves.toBeUndefined();
    expect(offer).not.toHaveBeenCalled();
    removeEventListener('islanderror', offer);
  });
});
