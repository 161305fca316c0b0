import { getTranslations } from 'next-intl/server';
import { Threads } from '@/components/pictures/parts';
import styles from './data-flow.module.css';
import phone from './data-flow-phone.module.css';
import { RegisterPicture, rows } from './integrations';

type ConnectorStatus = 'connected' | 'progress' | 'available';

/** Connectors with their status in the sample workspace, in the order of the rows that they feed. */
const sources = [
  { id: 'excel', status: 'connected' },
  { id: 'drive', status: 'connected' },
  { id: 'erp', status: 'connected' },
  { id: 'hris', status: 'connected' },
  { id: 'api', status: 'connected' },
  { id: 'esg', status: 'progress' },
  { id: 'lake', status: 'available' },
] as const;
const outputs = [
  { id: 'email', status: 'connected' },
  { id: 'slack', status: 'progress' },
  { id: 'teams', status: 'available' },
  { id: 'webhooks', status: 'available' },
] as const;

/** What each source feeds; one that is being connected will feed the last row too. */
const incoming = [
  ...rows.map(({ source }, to) => ({ from: sources.findIndex(({ id }) => id === source), to })),
  ...sources.flatMap(({ status }, from) =>
    status === 'progress' ? [{ from, to: rows.length - 1, open: true }] : [],
  ),
];
const outgoing = outputs.flatMap(({ status }, to) =>
  status === 'available' ? [] : [{ from: 0, to, open: status === 'progress' }],
);

/** The connectors: sources flow into one register that records the origin of each value, and changes flow out. */
export async function DataFlow() {
  const t = await getTranslations('integrations.flow');
  const pictures = await getTranslations('pictures');
  return (
    <div className={`grid ${styles.flow} ${phone.thread}`}>
      {/* Phones: above all of it; the picture of the register says it too. */}
      <p className={styles.label} aria-hidden="true">
        {pictures('label')}
      </p>
      <p className={`${styles.end} ${styles.left}`}>{t('in')}</p>
      <Connectors items={sources} className={`${styles.connectors} ${styles.left}`} />
      <div className={`${styles.links} ${styles.incoming}`}>
        <Threads left={sources.length} right={rows.length} threads={incoming} />
      </div>
      <RegisterPicture />
      <div className={`${styles.links} ${styles.outgoing}`}>
        <p className={styles.alerts} aria-hidden="true" data-search-skip>
          {t('alerts')}
        </p>
        <Threads left={1} right={outputs.length} threads={outgoing} />
      </div>
      <p className={`${styles.end} ${styles.right}`}>{t('out')}</p>
      <Connectors items={outputs} className={`${styles.connectors} ${styles.right}`} />
    </div>
  );
}

interface ConnectorsProps {
  items: readonly {
    id: (typeof sources | typeof outputs)[number]['id'];
    status: ConnectorStatus;
  }[];
  className: string;
}

/** Connectors by title, status and description. */
async function Connectors({ items, className }: ConnectorsProps) {
  const t = await getTranslations('integrations.directory');
  return (
    <ul role="list" className={className}>
      {items.map(({ id, status }) => (
        <li key={id} className={`spread ${styles.connector} ${styles[status]}`}>
          <h3 className={styles.title}>{t(`items.${id}.title`)}</h3>
          <p className={styles.status}>
            <Mark status={status} />
            {t(`status.${status}`)}
          </p>
          <p className={styles.text}>{t(`items.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

const fills: Record<ConnectorStatus, string> = {
  connected: 'M7 1a6 6 0 0 1 0 12A6 6 0 0 1 7 1Z',
  progress: 'M7 1a6 6 0 0 0 0 12Z',
  available: '',
};

/** The form of a status: a full, a half, an empty disc. */
const Mark = ({ status }: { status: ConnectorStatus }) => (
  <svg viewBox="0 0 14 14" width="14" height="14" className={styles.mark} aria-hidden="true">
    <circle cx="7" cy="7" r="6" />
    {fills[status] && <path d={fills[status]} />}
  </svg>
);
