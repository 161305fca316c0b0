import { getTranslations } from 'next-intl/server';
import {
  Picture,
  PriorityTag,
  type Row,
  Rows,
  type Sized,
  State,
} from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { Changed, Formerly } from '@/components/ui/marks';
import { workspace } from '@/law/sample-company/company';
import { type Alert, alertsOn, thresholdsOn } from '@/law/sample-company/timeline';
import { opening } from '@/lib/sentences';
import styles from './changes.module.css';

const SHOWN = { card: 4, page: 6 };
/** A first sentence shorter than this says too little alone. */
const SHORT = 120;

/** The alert centre: the latest changes of the law with their type, date and priority; and, on its page, what each says. */
export async function AlertsPicture({ size = 'card' }: Sized) {
  const t = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  const effect = ({ requirements }: Alert) => {
    if (requirements === 0) return t('noEffect');
    return requirements === 1 ? t('effectOne') : t('effect', { count: requirements });
  };
  const rows = (
    <Rows
      className={styles[size]}
      rows={alertsOn(register, day)
        .slice(0, SHOWN[size])
        .map((alert) => ({
          id: alert.change.id,
          lead: (
            <div className={`flow ${styles.alert}`}>
              <p>{date(alert.change.date)}</p>
              <PriorityTag level={alert.priority} />
            </div>
          ),
          text: (
            <>
              <p className="term">
                {t('type', {
                  subject: register[alert.subject]?.name[locale] ?? '',
                  type: t(`types.${alert.type}`),
                })}
              </p>
              <p className={styles.title}>
                {alert.priority === 'high' ? (
                  <mark>{alert.change.title?.[locale]}</mark>
                ) : (
                  alert.change.title?.[locale]
                )}
              </p>
            </>
          ),
          meta: effect(alert),
          aside: size === 'page' && opening(alert.change.text[locale], SHORT),
        }))}
    />
  );
  return size === 'page' ? (
    <Picture name={t('picture')} frame="">
      {rows}
    </Picture>
  ) : (
    <Picture name={t('picture')} title={t('title')} note={t('note')}>
      {rows}
    </Picture>
  );
}

/** The change history: what changed in the law and in the file, when, and who changed it. */
export async function HistoryPicture() {
  const t = await getTranslations('pictures.history');
  return (
    <Picture name={t('picture')} title={t('title')} note={t('note')}>
      <Rows className={styles.card} rows={await historyRows()} />
    </Picture>
  );
}

interface Change {
  id: string;
  date: string;
  kind: 'file' | 'text';
  who: string;
  what: string;
  before?: string;
  after?: string;
}

/** What happened in the file and in the law, latest first, in words. */
async function historyRows(): Promise<Row[]> {
  const t = await getTranslations('pictures.history');
  const items = await getTranslations('pictures.history.items');
  const { locale, register, day, calendar, date, employees, shortMoney } = await pictureSetting();
  const thresholds = thresholdsOn(register, day);
  const files = await getTranslations('pictures.workspace.requirements.items');
  const changes: Change[] = workspace.requirements
    .filter((file) => file.version > 1)
    .slice(0, 2)
    .map((file) => ({
      id: file.id,
      kind: 'file',
      date: calendar.daysAgo(file.daysAgo),
      who: files(`${file.id}.owner`),
      what: files(`${file.id}.file`),
      before: items('version', { number: file.version - 1 }),
      after: items('version', { number: file.version }),
    }));
  if (thresholds) {
    const value = (amounts: { employees: number; turnover: number }) =>
      items('law.value', {
        employees: employees(amounts.employees),
        turnover: shortMoney(amounts.turnover),
      });
    changes.push({
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
  return changes
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ id, kind, who, what, before, after, ...each }) => ({
      id,
      lead: date(each.date),
      text: (
        <>
          <p>{what}</p>
          {before && (
            <p className={styles.title}>
              <Formerly>{before}</Formerly> <Changed>{after}</Changed>
            </p>
          )}
        </>
      ),
      meta: who,
      end: <State of={kind}>{t(`kinds.${kind}`)}</State>,
    }));
}
