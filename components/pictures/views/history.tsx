import { getTranslations } from 'next-intl/server';
import { historyOn } from '@/law/sample-company/history';
import { Tag } from '@/ui/tag';
import { Panel } from '../parts/panel';
import { Picture } from '../parts/picture';
import { pictureSetting } from '../setting';
import styles from './history.module.css';

interface Row {
  id: string;
  date: string;
  kind: 'file' | 'text';
  who: string;
  what: string;
  before?: string;
  after?: string;
}

/** The change history: what changed in the law and in the file, when, and who changed it. */
export async function HistoryPicture() {
  const t = await getTranslations('pictures.history');
  const { date } = await pictureSetting();
  const rows = await historyRows();
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note')}>
        <ol role="list">
          {rows.map(({ id, kind, who, what, before, after, ...row }) => (
            <li key={id} className={`${styles.change} ${styles[kind]}`}>
              <p className={styles.when}>{date(row.date)}</p>
              <div>
                <p className={styles.head}>
                  <Tag colour={kind === 'text' ? 'slate' : 'green'}>{t(`kinds.${kind}`)}</Tag>
                  <span className={styles.who}>{who}</span>
                </p>
                <p className={styles.what}>{what}</p>
                {before && (
                  <p className={styles.edit}>
                    <del className={styles.before}>{before}</del>{' '}
                    <ins className={styles.after}>{after}</ins>
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

/** What happened in the file and in the law, latest first, in words. */
async function historyRows(): Promise<Row[]> {
  const items = await getTranslations('pictures.history.items');
  const statuses = await getTranslations('pictures.status');
  const { locale, register, day, calendar, employees, shortMoney } = await pictureSetting();
  const { evidence, status, change, thresholds } = historyOn(register, day);
  const version = (number: number) => items('evidence.version', { number });
  const rows: Row[] = [
    {
      id: 'evidence',
      kind: 'file',
      date: calendar.daysAgo(evidence.daysAgo),
      who: items('evidence.who'),
      what: items('evidence.what'),
      before: version(evidence.from),
      after: version(evidence.to),
    },
    {
      id: 'status',
      kind: 'file',
      date: calendar.daysAgo(status.daysAgo),
      who: items('status.who'),
      what: items('status.what'),
      before: statuses(status.from),
      after: statuses(status.to),
    },
  ];
  if (change)
    rows.push({
      id: change.id,
      kind: 'text',
      date: change.date,
      who: items('law.who'),
      what: items('law.what', {
        title: change.title?.[locale] ?? '',
        act: change.act.name[locale],
      }),
    });
  if (thresholds) {
    const value = (amounts: { employees: number; turnover: number }) =>
      items('law.value', {
        employees: employees(amounts.employees),
        turnover: shortMoney(amounts.turnover),
      });
    rows.push({
      id: thresholds.rule.id,
      kind: 'text',
      date: thresholds.from,
      who: items('law.who'),
      what: items('law.thresholds', {
        rule: thresholds.rule.label[locale],
        act: thresholds.act.name[locale],
      }),
      before: value(thresholds.before),
      after: value(thresholds.now),
    });
  }
  return rows.sort((a, b) => b.date.localeCompare(a.date));
}
