import type { HealthDetails } from './health';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const MEGABYTE = 1024 * 1024;

type Gauge = readonly [
  name: string,
  help: string,
  of: (details: HealthDetails) => number | undefined,
];

const megabytes = (value: number | undefined) => value && value * MEGABYTE;

const gauges: readonly Gauge[] = [
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

const line = (name: string, help: string, value: number): string =>
  `# HELP demo_requests_${name} ${help}\n# TYPE demo_requests_${name} gauge\ndemo_requests_${name} ${value}\n`;

/** Figures in Prometheus's text format, 0.0.4; only readiness when nothing can be stored. */
export function metricsOf(details: HealthDetails | null): string {
  const ready = line('ready', 'Whether requests can be stored.', details ? 1 : 0);
  if (!details) return ready;
  const lines = gauges.map(([name, help, of]) => {
    const value = of(details);
    return value === undefined ? '' : line(name, help, value);
  });
  return [ready, ...lines].join('');
}
