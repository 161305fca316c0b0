import { getTranslations } from 'next-intl/server';
import { Picture, Rows, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { coverageOf, requirements, workspace } from '@/law/sample-company/company';
import styles from './coverage.module.css';

const states = ['covered', 'partial', 'missing'] as const;
type Counted = (typeof requirements)[number];

/** Coverage: a box per requirement of the file, filled when it is covered. */
export async function CoveragePicture() {
  const t = await getTranslations('auditability.coverage');
  const { percent, covered, total } = coverageOf(requirements);
  const { calendar } = await pictureSetting();
  return (
    <Picture
      name={t('picture')}
      title={t('score', { value: percent })}
      note={t('year', { covered, total, year: String(calendar.year) })}
    >
      <Rows
        className={styles.rows}
        rows={requirements.map((row) => ({
          id: row.id,
          text: t(`rows.${row.id}`),
          end: (
            <span className={styles.covering}>
              <span className={`flow ${styles.boxes}`}>
                {boxes(row).map(({ key, state }) => (
                  <span key={key} className={`${styles.box} ${styles[state]}`} />
                ))}
              </span>
              <span className="small">
                {t('count', { covered: row.covered, total: coverageOf([row]).total })}
              </span>
            </span>
          ),
        }))}
      />
      <ul role="list" className={`small flow ${styles.key}`}>
        {states.map((state) => (
          <li key={state}>
            <span className={`${styles.box} ${styles[state]}`} />
            {t(`key.${state}`)}
          </li>
        ))}
      </ul>
    </Picture>
  );
}

const boxes = (row: Counted) =>
  states.flatMap((state) =>
    Array.from({ length: row[state] }, (_, index) => ({ key: `${state}-${index}`, state })),
  );

/** The map: requirements of a standard, each between the article that it comes from and its evidence. */
export async function MapPicture() {
  const t = await getTranslations('pictures.workspace');
  const states = await getTranslations('pictures.status');
  const { number } = await pictureSetting();
  return (
    <Picture name={t('name')} title={t('standard')} note={t('framework')}>
      <Rows
        className={styles.map}
        rows={workspace.requirements.map(({ id, value, version, status }) => {
          const words = (key: 'article' | 'text' | 'owner' | 'file' | 'value') =>
            t(`requirements.items.${id}.${key}`, { value: number(value) });
          return {
            id,
            lead: `§ ${words('article')}`,
            text: <p className="name">{words('text')}</p>,
            meta: words('owner'),
            aside: (
              <>
                <mark className="name">{words('value')}</mark>
                <p className="small">
                  {words('file')}, {t('evidence.kind', { version })}
                </p>
              </>
            ),
            end: <State of={status}>{states(status)}</State>,
          };
        })}
      />
    </Picture>
  );
}

type Progress = 'done' | 'progress' | 'todo' | 'later';
interface Item {
  id: 'materiality' | 'council' | 'sources' | 'estimates' | 'accounts' | 'rules';
  status: Progress;
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
          <Rows
            rows={items.map(({ id: item, status }) => ({
              id: item,
              lead: <CheckBox ticked={status === 'done'} />,
              text: t(`items.${item}.text`),
              meta: t(`items.${item}.owner`, { days: calendar.nextDeadline.days }),
              end: <State of={status}>{t(`status.${status}`)}</State>,
            }))}
          />
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
