/** For HEALTHCHECK and probes: status 0 when the receiver on this machine can store requests. */
import { readListen } from '@/config/listen';
import { withSettings } from '../settings';

/** In ms; less than the time-out of the Dockerfile's HEALTHCHECK. */
const PATIENCE = 4000;

const { port } = await withSettings(() => readListen(process.env));
const ready = await fetch(`http://127.0.0.1:${port}/api/health/`, {
  signal: AbortSignal.timeout(PATIENCE),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
