import { getTranslations } from 'next-intl/server';
import { Tag } from '@/components/ui/tag';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import styles from './history.module.css';

/** Changes to the file and to the law, latest first; `edit` when wording was replaced. */
const changes = [
  { id: 'evidence', kind: 'file', edit: true },
  { id: 'esrs', kind: 'text', edit: false },
  { id: 'status', kind: 'file', edit: true },
  { id: 'scope', kind: 'text', edit: true },
] as const;

/** The change history: what changed in the law and in the file, when, and who changed it. */
export async function HistoryPicture() {
  const t = await getTranslations('pictures.history');
  return (
    <Picture description={t('description')}>
      <Panel title={t('title')} note={t('note')}>
        <ol role="list" className={styles.changes}>
          {changes.map(({ id, kind, edit }) => (
            <li key={id} className={`${styles.change} ${styles[kind]}`}>
              <p className={styles.when}>{t(`items.${id}.date`)}</p>
              <div>
                <p className={styles.head}>
                  <Tag colour={kind === 'text' ? 'slate' : 'green'}>{t(`kinds.${kind}`)}</Tag>
                  <span className={styles.who}>{t(`items.${id}.who`)}</span>
                </p>
                <p className={styles.what}>{t(`items.${id}.what`)}</p>
                {edit && (
                  <p className={styles.edit}>
                    <del className={styles.before}>{t(`items.${id}.before`)}</del>{' '}
                    <ins className={styles.after}>{t(`items.${id}.after`)}</ins>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </Picture>
  );
}
