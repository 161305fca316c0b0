import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atMost } from '@/receiver/timers';

it('ends what takes too long, or is to stop, though garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const hanging = async (signal: AbortSignal) => {
    setImmediate(runInNewContext('gc'));
    await sleep(100_000, null, { signal });
  };
  const stopping = new AbortController();
  await expect(atMost(500, stopping.signal, hanging)).rejects.toMatchObject({ code: 'TOO_LATE' });
  setTimeout(() => stopping.abort('stopped'), 500);
  await expect(atMost(60_000, stopping.signal, hanging)).rejects.toBe('stopped');
}, 20_000);
