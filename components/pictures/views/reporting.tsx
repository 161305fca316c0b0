import { getTranslations } from 'next-intl/server';
import { coverageOf, statementSections as rows } from '@/law/sample-company/coverage';
import { mark } from '@/ui/marked';
import { Bar } from '../parts/bar';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { type Status, StatusTag } from '../parts/status-tag';
import { pictureSetting } from '../setting';
import styles from './reporting.module.css';

const sections = {
  esrs2: { code: 'ESRS 2', name: 'general' },
  e1: { code: 'E1', name: 'climate' },
  e5: { code: 'E5', name: 'resources' },
  s1: { code: 'S1', name: 'workforce' },
  g1: { code: 'G1', name: 'conduct' },
} as const;

const statusOf = ({ partial, missing }: (typeof rows)[number]): Status => {
  if (missing > 0) return 'missing';
  return partial > 0 ? 'review' : 'covered';
};

/** ESG reporting: the sections of a sustainability statement, by standard, with their status. */
export async function ReportingPicture() {
  const t = await getTranslations('pictures.reporting');
  const { covered, total, percent } = coverageOf(rows);
  const { year } = (await pictureSetting()).calendar;
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note', { year: String(year) })}>
        <div className={styles.total}>
          <p>{t('total', { covered, total })}</p>
          <Bar value={percent} />
        </div>
        <ul role="list">
          {rows.map((row) => (
            <li key={row.id} className={styles.section}>
              <p className={styles.code}>{sections[row.id].code}</p>
              <p className={styles.name}>{t(`sections.${sections[row.id].name}`)}</p>
              <p className={styles.count}>
                {t('count', { covered: row.covered, total: coverageOf([row]).total })}
              </p>
              <p className={styles.status}>
                <StatusTag status={statusOf(row)} />
              </p>
              {row.id === 'e1' && <p className={styles.note}>{t.rich('annotation', { mark })}</p>}
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}
