import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { Tag, type TagColour } from '@/ui/tag';
import { pictureSetting } from '../setting';
import styles from './checklist.module.css';

type Status = 'done' | 'progress' | 'todo' | 'later';
interface Item {
  id: 'materiality' | 'council' | 'sources' | 'estimates' | 'accounts' | 'rules';
  status: Status;
}

/** The four elements a French sustainability assurance opinion covers, with sample lines. */
const groups: { id: 'process' | 'information' | 'taxonomy' | 'tagging'; items: Item[] }[] = [
  {
    id: 'process',
    items: [
      { id: 'materiality', status: 'done' },
      { id: 'council', status: 'todo' },
    ],
  },
  {
    id: 'information',
    items: [
      { id: 'sources', status: 'done' },
      { id: 'estimates', status: 'progress' },
    ],
  },
  { id: 'taxonomy', items: [{ id: 'accounts', status: 'done' }] },
  { id: 'tagging', items: [{ id: 'rules', status: 'later' }] },
];

const colours: Record<Status, TagColour> = {
  done: 'green',
  progress: 'amber',
  todo: 'brick',
  later: 'slate',
};

/** An audit checklist, in the order of the engagement. */
export async function AuditChecklistPicture() {
  const t = await getTranslations('auditability.checklist');
  const { lawDate, calendar } = await pictureSetting();
  return (
    <Picture name={t('picture')}>
      {groups.map(({ id, items }) => (
        <div key={id} className={styles.group}>
          <p className={styles.title}>{t(`groups.${id}`)}</p>
          <ul role="list">
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <CheckBox ticked={item.status === 'done'} />
                <span>
                  {t(`items.${item.id}.text`)}
                  <span className={styles.owner}>
                    {t(`items.${item.id}.owner`, { days: calendar.nextDeadline.days })}
                  </span>
                </span>
                <Tag colour={colours[item.status]}>{t(`status.${item.status}`)}</Tag>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.source}>{t('source', { date: lawDate('assurance', 'french-law') })}</p>
    </Picture>
  );
}

const CheckBox = ({ ticked }: { ticked: boolean }) => (
  <svg viewBox="0 0 18 18" width="18" height="18" className={styles.box} aria-hidden="true">
    <rect x="1" y="1" width="16" height="16" />
    {ticked && <path d="m4.5 9.5 3 3 6-7" />}
  </svg>
);
