import { getTranslations } from 'next-intl/server';
import { Panel, Picture, PriorityTag } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import lists from '@/components/ui/lists.module.css';
import { Tag } from '@/components/ui/tag';
import { type Alert, alertsOn, historyOn } from '@/law/sample-company/timeline';
import styles from './changes.module.css';

const SHOWN = 4;

/** The alert centre: the latest changes of the law, each with its type, date, priority and effect. */
export async function AlertsPicture() {
  const t = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  const alerts = alertsOn(register, day).slice(0, SHOWN);
  const effect = ({ requirements }: Alert) => {
    if (requirements === 0) return t('noEffect');
    return requirements === 1 ? t('effectOne') : t('effect', { count: requirements });
  };
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note')}>
        <ul role="list" className={`${lists.ruled} ${lists.flushEnd}`}>
          {alerts.map((alert) => (
            <li key={alert.change.id} className={styles.alert}>
              <div className={`flow ${styles.margin}`}>
                <PriorityTag level={alert.priority} />
                <p className="soft">{date(alert.change.date)}</p>
              </div>
              <div>
                <p className="term">
                  {t('type', {
                    subject: register[alert.subject]?.name[locale] ?? '',
                    type: t(`types.${alert.type}`),
                  })}
                </p>
                <p className={styles.alertsText}>
                  <mark>{alert.change.title?.[locale]}</mark>
                </p>
                <p className="soft">{effect(alert)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
    </Picture>
  );
}

interface Row {
  id: string;
  date: string;
  kind: 'file' | 'text';
  who: string;
  what: string;
  before?: string;
  after?: string;
}

/** The change history: what changed in the law and in the file, when, and who changed it; all, or the last one and the oldest. */
export async function HistoryPicture({ rows: shown = Infinity }) {
  const t = await getTranslations('pictures.history');
  const { date } = await pictureSetting();
  const rows = await historyRows();
  rows.splice(1, rows.length - shown);
  return (
    <Picture name={t('picture')}>
      <Panel title={t('title')} note={t('note')}>
        <ol role="list" className={`${lists.ruled} ${lists.flushEnd}`}>
          {rows.map(({ id, kind, who, what, before, after, ...row }) => (
            <li
              key={id}
              className={kind === 'text' ? `${styles.change} ${styles.text}` : styles.change}
            >
              <p className="quiet">{date(row.date)}</p>
              <div>
                <p className={`flow ${styles.head}`}>
                  <Tag colour={kind === 'text' ? 'slate' : 'green'}>{t(`kinds.${kind}`)}</Tag>
                  <span className="quiet">{who}</span>
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
