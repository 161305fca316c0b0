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
  const head = size === 'card' ? { title: t('title'), note: t('note') } : { frame: '' };
  return (
    <Picture name={t('picture')} {...head}>
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

/** What happened in the file and in the law, latest first, in words. */
async function historyRows(): Promise<Row[]> {
  const t = await getTranslations('pictures.history');
  const items = await getTranslations('pictures.history.items');
  const { locale, register, day, calendar, date, employees, shortMoney } = await pictureSetting();
  const thresholds = thresholdsOn(register, day);
  const files = await getTranslations('pictures.workspace.requirements.items');
  const row = (
    id: string,
    on: string,
    kind: 'file' | 'text',
    words: Record<'what' | 'who' | 'before' | 'after', string>,
  ) => ({
    id,
    on,
    lead: date(on),
    text: (
      <>
        <p>{words.what}</p>
        <p className={styles.title}>
          <Formerly>{words.before}</Formerly> <Changed>{words.after}</Changed>
        </p>
      </>
    ),
    meta: words.who,
    end: <State of={kind}>{t(`kinds.${kind}`)}</State>,
  });
  const rows = workspace.requirements
    .filter(({ version }) => version > 1)
    .slice(0, 2)
    .map(({ id, daysAgo, version }) =>
      row(id, calendar.daysAgo(daysAgo), 'file', {
        who: files(`${id}.owner`),
        what: files(`${id}.file`),
        before: items('version', { number: version - 1 }),
        after: items('version', { number: version }),
      }),
    );
  if (thresholds) {
    const { rule, act, from, before, now } = thresholds;
    const value = (amounts: typeof now) =>
      items('law.value', {
        employees: employees(amounts.employees),
        turnover: shortMoney(amounts.turnover),
      });
    rows.push(
      row(rule.id, from, 'text', {
        who: items('law.who'),
        what: items('law.thresholds', { rule: rule.label[locale], act: act.name[locale] }),
        before: value(before),
        after: value(now),
      }),
    );
  }
  return rows.sort((a, b) => b.on.localeCompare(a.on));
}
