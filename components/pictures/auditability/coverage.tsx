import { getTranslations } from 'next-intl/server';
import { Picture, progressColours } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
import { Tag } from '@/components/ui/tag';
import { coverageOf, requirements } from '@/law/sample-company/company';
import styles from './coverage.module.css';

const states = ['covered', 'partial', 'missing'] as const;
type Row = (typeof requirements)[number];

/** The coverage picture: one box per requirement, filled when it is covered. */
export async function CoveragePicture() {
  const t = await getTranslations('auditability.coverage');
  const { percent, ...counts } = coverageOf(requirements);
  const { calendar } = await pictureSetting();
  const { days } = calendar.nextDeadline;
  return (
    <Picture name={t('picture')} frame={styles.coverage}>
      <div className={styles.figures}>
        <p className="soft">{t('year', { year: String(calendar.year) })}</p>
        <p>
          <span className={styles.figure}>{t('score', { value: percent })}</span>
          {t('scoreText', { covered: counts.covered, total: counts.total })}
        </p>
        <p>
          <span className={styles.figure}>{t('deadline', { days })}</span>
          {t('deadlineText')}
        </p>
      </div>
      <div>
        <ul role="list">
          {requirements.map((row) => (
            <li key={row.id} className={styles.row}>
              <span>{t(`rows.${row.id}`)}</span>
              <span className={`flow ${styles.boxes}`}>
                {boxes(row).map(({ key, state }) => (
                  <span key={key} className={`${styles.box} ${styles[state]}`} />
                ))}
              </span>
              <span className={`small ${styles.count}`}>
                {t('count', { covered: row.covered, total: coverageOf([row]).total })}
              </span>
            </li>
          ))}
        </ul>
        <ul role="list" className={`small flow ${styles.key}`}>
          {states.map((state) => (
            <li key={state}>
              <span className={`${styles.box} ${styles[state]}`} />
              {t(`key.${state}`)}
            </li>
          ))}
        </ul>
      </div>
    </Picture>
  );
}

const boxes = (row: Row) =>
  states.flatMap((state) =>
    Array.from({ length: row[state] }, (_, index) => ({ key: `${state}-${index}`, state })),
  );

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

/** An audit checklist, in the order of the engagement. */
export async function AuditChecklistPicture() {
  const t = await getTranslations('auditability.checklist');
  const { calendar } = await pictureSetting();
  return (
    <Picture name={t('picture')}>
      {groups.map(({ id, items }) => (
        <div key={id} className={styles.group}>
          <p className="heading">{t(`groups.${id}`)}</p>
          <ul role="list" className={lists.ruled}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <CheckBox ticked={item.status === 'done'} />
                <span>
                  {t(`items.${item.id}.text`)}
                  <span className={`small ${styles.owner}`}>
                    {t(`items.${item.id}.owner`, { days: calendar.nextDeadline.days })}
                  </span>
                </span>
                <Tag colour={progressColours[item.status]}>{t(`status.${item.status}`)}</Tag>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={`soft ${styles.source}`}>{t('source')}</p>
    </Picture>
  );
}

const CheckBox = ({ ticked }: { ticked: boolean }) => (
  <svg viewBox="0 0 18 18" width="18" height="18" className={styles.checkbox} aria-hidden="true">
    <rect x="1" y="1" width="16" height="16" />
    {ticked && <path d="m4.5 9.5 3 3 6-7" />}
  </svg>
);
