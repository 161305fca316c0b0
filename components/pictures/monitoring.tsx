import { getTranslations } from 'next-intl/server';
import { Crop, Picture, PriorityTag } from '@/components/pictures/parts';
import { pictureSetting } from '@/components/pictures/setting';
import { entriesOf } from '@/law/entries';
import { alertInDetail, alertsOn, opening } from '@/law/sample-company/timeline';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { sentencesOf } from '@/lib/sentences';
import lists from '@/ui/lists.module.css';
import { Tag } from '@/ui/tag';
import voice from '@/ui/text.module.css';
import styles from './monitoring.module.css';

const SHOWN = 6;

/** A register of alerts, newest first: date, type, title, description, priority. */
export async function FeedPicture() {
  const t = await getTranslations('monitoring.feed');
  const types = await getTranslations('pictures.alerts.types');
  const { locale, register, day, date } = await pictureSetting();
  const alerts = alertsOn(register, day).slice(0, SHOWN);
  return (
    <Picture name={t('picture')}>
      <ol role="list" className={`${lists.ruled} ${lists.flushStart} ${lists.flushEnd}`}>
        {alerts.map(({ change, type, priority }) => (
          <li key={change.id} className={styles.entry}>
            <ChangeDate text={date(change.date)} />
            <div>
              <p className={`${styles.type} ${styles[type]}`}>{types(type)}</p>
              <p className={`${voice.heading} ${styles.feedTitle}`}>{change.title?.[locale]}</p>
              <p className={styles.feedText}>{opening(change.text[locale])}</p>
            </div>
            <p>
              <PriorityTag level={priority} />
            </p>
          </li>
        ))}
      </ol>
    </Picture>
  );
}

/** `21 September 2026`, the day set large. */
function ChangeDate({ text }: { text: string }) {
  const [, day = '', rest = ''] = /^(\S+?)\u00a0(.*)$/.exec(text) ?? ['', '', text];
  return (
    <p className={styles.date}>
      {day && <span className={styles.day}>{day}</span>} <span className={voice.small}>{rest}</span>
    </p>
  );
}

/** The latest alerts. */
export async function FeedCrop({ name }: { name: string }) {
  const t = await getTranslations('pictures.alerts');
  const { locale, register, day, date } = await pictureSetting();
  return (
    <Crop
      name={name}
      head={t('title')}
      note={t('note')}
      rows={alertsOn(register, day)
        .slice(0, 3)
        .map(({ change, type, priority }) => ({
          text: change.title?.[locale],
          detail: `${date(change.date)} · ${t(`types.${type}`)}`,
          end: <PriorityTag level={priority} />,
        }))}
    />
  );
}

/** One alert in detail: what changes, who is affected, what to do, and by when. */
export async function AlertPicture() {
  const t = await getTranslations('monitoring.alert');
  const { locale, register, day, date } = await pictureSetting();
  const alert = alertInDetail(register, day);
  if (!alert) return null;
  const { change, priority, requirements, who, deadline } = alert;
  const text = change.text[locale];
  const [main, next] = sentencesOf(text);
  const title = change.title?.[locale] ?? '';
  const lines = [
    { id: 'affects', text: who?.[locale] },
    { id: 'todo', text: t('todo', { count: requirements }) },
    {
      id: 'deadline',
      text: deadline && t('deadline', { date: date(deadline.date), label: deadline.label[locale] }),
    },
  ] as const;
  return (
    <Picture name={t('picture')}>
      <p className={styles.head}>
        <span>{date(change.date)}</span>
        <PriorityTag level={priority} />
      </p>
      <p className={styles.alertTitle}>{title}</p>
      <p className={styles.alertText}>
        <mark>{main?.text}</mark> {next?.text}
      </p>
      <ul role="list" className={`${lists.ruled} ${styles.lines}`}>
        {lines.map(
          (line) =>
            line.text && (
              <li key={line.id} className={styles.line}>
                <span className={voice.term}>{t(`lines.${line.id}`)}</span>
                {line.text}
              </li>
            ),
        )}
      </ul>
    </Picture>
  );
}

const filters = [
  { name: 'sector', options: 'sectors' },
  { name: 'issue', options: 'issues' },
] as const;

const options = ['all', 'chosen', 'other'] as const;

/** The act of each result, by the language of its text. */
const acts: Partial<Record<Locale, string>> = { fr: 'fr-code-travail', en: 'dir-2013-34' };

/** A search in the reader's language that finds a text in the other one by meaning. */
export async function SearchPicture() {
  const t = await getTranslations('monitoring.search');
  const foreign = t('results.foreign.lang');
  const { register } = await pictureSetting();
  const actIn = (language: string) =>
    isLocale(language)
      ? (entriesOf(register).acts.get(acts[language] ?? '')?.name[language] ?? '')
      : '';
  return (
    <Picture name={t('picture')}>
      <p className={styles.query}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM13 13l5 5" className={styles.glass} />
        </svg>
        {t('query')}
      </p>
      <ul role="list" className={styles.filters}>
        {filters.map((filter) => (
          <li key={filter.name} className={styles.filter}>
            <span className={styles.searchTerm}>{t(filter.name)}</span>
            {options.map((option) => (
              <span key={option} className={option === 'chosen' ? styles.chosen : styles.option}>
                {t(`${filter.options}.${option}`)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ol role="list">
        {(['foreign', 'own'] as const).map((id) => (
          <li key={id} className={styles.result}>
            <p className={styles.source}>
              <span lang={t(`results.${id}.lang`)}>
                {t(`results.${id}.place`, { act: actIn(t(`results.${id}.lang`)) })}
              </span>
              <Tag colour={id === 'foreign' ? 'teal' : 'slate'}>{t(`results.${id}.language`)}</Tag>
            </p>
            <p className={styles.passage} lang={t(`results.${id}.lang`)}>
              {t(`results.${id}.before`)} <mark>{t(`results.${id}.mark`)}</mark>{' '}
              {t(`results.${id}.after`)}
            </p>
            {id === 'foreign' && (
              <p className={styles.pair}>
                <span className={styles.searchTerm}>{t('link')}</span>
                <span>{t('pairQuery')}</span>
                <span className={styles.arrow}>↔</span>
                <span lang={foreign}>{t('pairResult')}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={voice.soft}>{t('note')}</p>
    </Picture>
  );
}
