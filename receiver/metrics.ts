import { Gauge, prometheusContentType, Registry } from 'prom-client';
import type { HealthDetails } from './health';

export const METRICS_TYPE = prometheusContentType;

const MEGABYTE = 1024 * 1024;

type Figure = readonly [
  name: string,
  help: string,
  of: (details: HealthDetails) => number | undefined,
];

const megabytes = (value: number | undefined) => value && value * MEGABYTE;

const figures: readonly Figure[] = [
  ['deliveries_waiting', 'Notifications being retried.', ({ waiting }) => waiting],
  ['deliveries_dead', 'Notifications given up.', ({ dead }) => dead],
  [
    'oldest_delivery_seconds',
    'Age of the oldest notification being retried.',
    ({ oldestSeconds }) => oldestSeconds,
  ],
  ['quarantined', 'Requests in quarantine.', ({ quarantined }) => quarantined],
  [
    'database_bytes',
    'Size of the database.',
    ({ databaseMegabytes }) => megabytes(databaseMegabytes),
  ],
  ['database_max_bytes', 'Its largest size.', ({ maxMegabytes }) => megabytes(maxMegabytes)],
  [
    'free_disk_bytes',
    'Free space on its disk.',
    ({ freeDiskMegabytes }) => megabytes(freeDiskMegabytes),
  ],
];

/** Figures in Prometheus's text format, 0.0.4; only readiness when nothing can be stored. */
export function metricsOf(details: HealthDetails | null): Promise<string> {
  const registry = new Registry();
  const add = (name: string, help: string, value: number) =>
    new Gauge({ name: `demo_requests_${name}`, help, registers: [registry] }).set(value);
  add('ready', 'Whether requests can be stored.', details ? 1 : 0);
  for (const [name, help, of] of details ? figures : []) {
    const value = details && of(details);
    if (typeof value === 'number') add(name, help, value);
  }
  return registry.metrics();
}
