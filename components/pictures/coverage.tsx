import { getTranslations } from 'next-intl/server';
import { Picture, Rows, State } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { coverageOf, requirements } from '@/law/sample-company/company';
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

const marks = { done: 'covered', progress: 'partial', todo: 'missing', later: 'later' } as const;

/** The four elements a French sustainability assurance opinion covers, with sample lines. */
const groups = [
  ['process', ['materiality', 'done'], ['council', 'todo']],
  ['information', ['sources', 'done'], ['estimates', 'progress']],
  ['taxonomy', ['accounts', 'done']],
  ['tagging', ['rules', 'later']],
] as const;

/** An audit checklist, in the order of the engagement. */
export async function AuditChecklistPicture() {
  const t = await getTranslations('auditability.checklist');
  const { calendar } = await pictureSetting();
  return (
    <Picture name={t('picture')}>
      {groups.map(([id, ...items]) => (
        <div key={id} className={styles.group}>
          <p className="heading">{t(`groups.${id}`)}</p>
          <Rows
            rows={items.map(([item, status]) => ({
              id: item,
              lead: <span className={`${styles.box} ${styles[marks[status]]}`} />,
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
