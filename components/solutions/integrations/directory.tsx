import { getTranslations } from 'next-intl/server';
import { Tag, type TagColour } from '@/ui/tag';
import styles from './directory.module.css';

type Status = 'connected' | 'progress' | 'available';

/** Every connector, by kind, with its status in the sample workspace. */
const groups = [
  {
    id: 'files',
    connectors: [
      { id: 'excel', status: 'connected' },
      { id: 'drive', status: 'connected' },
    ],
  },
  {
    id: 'systems',
    connectors: [
      { id: 'erp', status: 'connected' },
      { id: 'hris', status: 'connected' },
      { id: 'esg', status: 'progress' },
      { id: 'lake', status: 'available' },
    ],
  },
  {
    id: 'interfaces',
    connectors: [
      { id: 'api', status: 'connected' },
      { id: 'webhooks', status: 'available' },
    ],
  },
  {
    id: 'messages',
    connectors: [
      { id: 'slack', status: 'progress' },
      { id: 'teams', status: 'available' },
      { id: 'email', status: 'connected' },
    ],
  },
] as const;

const colours: Record<Status, TagColour> = {
  connected: 'green',
  progress: 'amber',
  available: 'slate',
};

/** The directory of connectors, laid out like an index: title, status, description. */
export async function Directory() {
  const t = await getTranslations('integrations.directory');
  return (
    <>
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.groups}>
        {groups.map(({ id, connectors }) => (
          <div key={id}>
            <h3 className={styles.group}>{t(`groups.${id}`)}</h3>
            <ul role="list">
              {connectors.map((connector) => (
                <li key={connector.id} className={styles.connector}>
                  <h4 className={styles.title}>{t(`items.${connector.id}.title`)}</h4>
                  <Tag colour={colours[connector.status]}>{t(`status.${connector.status}`)}</Tag>
                  <p className={styles.text}>{t(`items.${connector.id}.text`)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
